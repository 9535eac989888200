import { describe, expect, it } from "vitest";
import type { RushRate } from "~/house/capacity/rush";
import { tierWords } from "~/provider/account-pages/page/tiers";
import type { BackupSchedule } from "~/storefront/marketing/text-facts.server";
import { contactQuestions, privacy, timelyDelivery } from "../../../support/page-texts";

const storedWords = (backups: BackupSchedule | null) =>
  privacy(backups)
    .sections.flatMap(({ paragraphs }) => paragraphs)
    .join(" ");

describe("the privacy page", () => {
  it("says how often backups are made, and how long they keep what was deleted", () => {
    const text = storedWords({ hours: 24, count: 14 });
    expect(text).toContain("We copy the database every 24 hours and keep the last 14 copies");
    expect(text).toContain("until newer ones replace them: about 14 days.");
    expect(storedWords({ hours: 1, count: 6 })).toContain("every hour and keep the last 6 copies");
    expect(storedWords({ hours: 1, count: 6 })).toContain("about 6 hours.");
  });

  it("names no backups in a shop that makes none", () => {
    expect(storedWords(null)).not.toContain("We copy the database");
  });
});

describe("the delivery page", () => {
  const words = (rush: RushRate | null) => JSON.stringify(timelyDelivery(null, rush).sections);

  it("explains rush and its price where it is sold, and only there", () => {
    const sold = words({ percent: 15, leastCents: 4500 });
    expect(sold).toContain("Rush costs 15 percent of the price of the pieces, at least $45.00.");
    expect(words(null)).not.toContain("Rush");
  });

  it("leads to the list that is ticked off at the truck", () => {
    expect(words(null)).toContain("choose “Receiving”");
  });
});

describe("pages in front of any provider", () => {
  it("promise no samples, which only some providers have", () => {
    const words = JSON.stringify([contactQuestions(), tierWords]);
    expect(words).not.toMatch(/Most styles are sold as|Sample doors for|finish samples/);
  });
});
