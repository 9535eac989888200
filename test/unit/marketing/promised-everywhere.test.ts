import { describe, expect, it } from "vitest";
import { tierWords } from "~/accounts/page/tiers";
import { contactPage } from "~/marketing/contact";
import { type BackupSchedule, privacy } from "~/marketing/privacy";

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

describe("pages in front of any provider", () => {
  it("promise no samples, which only some providers have", () => {
    const words = JSON.stringify([contactPage.questions.items, tierWords]);
    expect(words).not.toMatch(/Most styles are sold as|Sample doors for|finish samples/);
  });
});
