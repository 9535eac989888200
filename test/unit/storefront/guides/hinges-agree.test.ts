import { describe, expect, it } from "vitest";
import { hingesGuide } from "~/configurator/hinges/hinges-guide";
import { installationGuide } from "~/storefront/guides/installation";
import { installationLessons } from "~/storefront/guides/lessons";
import { processPage } from "~/storefront/marketing/process";
import { portfolioWords } from "~/storefront/marketing/services/page-texts.server";
import { searchedTexts } from "~/storefront/search/texts.server";
import { contactQuestions, lifetimeWarrantyPage } from "../../../support/page-texts";

const contactPage = contactQuestions();
const portfolioPage = portfolioWords();
const pages = { processPage, contactPage, installationGuide, installationLessons, lifetimeWarrantyPage, portfolioPage };

describe("what the pages say about hinges", () => {
  it.each(Object.entries(pages))(
    "agrees with the form, which bores at the heights that are given: %s",
    (_name, page) => {
      expect(JSON.stringify(page)).toMatch(
        /Give us the heights|we bore to match|where you ordered|heights you order|came bored to match/,
      );
    },
  );

  it("never sends a customer with other heights away", () => {
    for (const { title, paragraphs } of searchedTexts()) {
      expect(paragraphs.join(" "), title).not.toMatch(
        /at other heights|move the plates|boring ordered where|Leave doors unbored|fit standard cups/,
      );
    }
  });

  it("says what to order for old doors without a cup", () => {
    const said = hingesGuide.parts.find(({ id }) => id === "no-cup")?.paragraphs.join(" ") ?? "";
    expect(said).toMatch(/Butt hinges.*unbored.*Knife or pivot.*unbored.*3\/8 in inset.*overlay doors/);
  });
});
