import { afterEach, describe, expect, it } from "vitest";
import { DEFAULT_FACTS, holdShopFacts } from "~/base/brand/shop-facts";
import { photographs } from "~/house/ui/photographs/photographs";
import { plainSection } from "~/house/ui/text/text-tree";
import {
  DEFAULT_TEXTS,
  factsFor,
  pageText,
  portfolioWords,
  previewText,
} from "~/storefront/marketing/services/page-texts.server";
import { TEXT_PAGE_NAMES, type TextPageName } from "~/storefront/marketing/text-pages";

const problemsOf = (page: TextPageName, text: string) =>
  previewText(page, text).problems.map(({ line, message }) => `${line} ${message}`);

const termsNow = () =>
  pageText("terms")
    .sections.flatMap((section) => plainSection(section).paragraphs)
    .join(" ");

afterEach(() => holdShopFacts(DEFAULT_FACTS));

describe("the default texts", () => {
  it.each(TEXT_PAGE_NAMES)("can be shown, and use no fact that an owner is not told of: %s", (page) => {
    expect(problemsOf(page, DEFAULT_TEXTS[page])).toEqual([]);
    const used = [...DEFAULT_TEXTS[page].matchAll(/\{([a-z][^}]*)\}/g)].map(([, name]) => name);
    expect(factsFor(page).map(({ name }) => name)).toEqual(expect.arrayContaining(used));
    expect(factsFor(page).filter(({ about }) => about === "")).toEqual([]);
  });
});

describe("the law of the terms", () => {
  const at = (region: string) =>
    holdShopFacts({
      ...DEFAULT_FACTS,
      address: { street: "1 Elm St", city: "Lima", region, postalCode: "45801", country: "US" },
    });

  it.each([
    ["OH", "the State of Ohio"],
    ["DC", "the District of Columbia"],
    ["PR", "Puerto Rico"],
  ])("is that of the shop's address: %s", (region, law) => {
    at(region);
    expect(termsNow()).toContain(`The law of ${law} applies.`);
  });

  it("is left out while the shop has no address", () => {
    holdShopFacts({ ...DEFAULT_FACTS, address: null });
    expect(termsNow()).not.toMatch(/The law of|Oregon/);
    expect(termsNow()).toContain("Changes to these terms apply to orders placed after");
  });
});

it("reads the rooms of the portfolio with their picture, place, facts and styles", () => {
  const { projects } = portfolioWords();
  expect(projects.map(({ id, styles }) => [id, ...styles])).toEqual([
    ["oak-galley", "corbin"],
    ["farmhouse", "fenwick"],
    ["walnut-island", "rowan", "ashby"],
    ["mudroom", "barrow"],
  ]);
  expect(projects[2]).toMatchObject({
    title: "A walnut island against white shaker",
    place: "Open plan, new construction",
    photo: photographs.portfolioWalnut,
    facts: [
      { term: "Pieces", text: "Island: 6 doors, 3 panels. Wall: 12 doors, 4 drawer fronts" },
      { term: "Overlay", text: "Full overlay, 1 1/4 in" },
      { term: "Worth knowing", text: "Walnut lightens in daylight: anything left on it for a year leaves a shadow." },
    ],
  });
  expect(projects[2]?.paragraphs).toHaveLength(2);
});

describe("a text without what its page needs is refused, with the line", () => {
  const ONE = "Hello.\n\n## A\n\nx\n";

  it.each<[page: TextPageName, text: string, problem: string]>([
    ["terms", "## A\n\nx", "1 A paragraph is missing that says what the page is about, before the first section."],
    ["terms", "Hello.\n", "1 There is no section. Each begins with a line such as ## Prices."],
    ["privacy", ONE, "5 {cookies} is missing: the page must have this list, on a line of its own."],
    ["contact", ONE, "1 Begin with a question: ## and its words."],
    ["home", `${ONE}\n## B\n\ny`, "7 The home page has one section. Begin each of its promises with ###."],
    [
      "home",
      `${ONE}\n### B\n\ny`,
      "3 This section has one paragraph and then 4 promises, each a line such as ### Custom Design and one paragraph. The text has 1 promise.",
    ],
    ["portfolio", ONE, "3 A room has one picture: ![what it shows](portfolio-1), between blank lines."],
    ["portfolio", "Hello.\n\n## A\n\n![a](portfolio-1)", "3 A room has at least one paragraph."],
    ["home", DEFAULT_TEXTS.home.replace("Workmanship", "- Workmanship"), "3 This section has one paragraph"],
  ])("%s: %j", (page, text, problem) => {
    expect(problemsOf(page, text)).toContainEqual(expect.stringContaining(problem));
  });
});
