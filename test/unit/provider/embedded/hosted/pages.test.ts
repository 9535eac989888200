import { describe, expect, it } from "vitest";
import { LEAD_TIME } from "~/house/promises/lead-time";
import type { ContentPage } from "~/house/ui/kit/content-page";
import { customDesignPage } from "~/storefront/marketing/custom-design";
import { premiumMaterialsPage } from "~/storefront/marketing/premium-materials";
import { processPage } from "~/storefront/marketing/process";
import { homePage, lifetimeWarrantyPage, timelyDeliveryPage } from "../../../../support/page-texts";

const cardPages: Record<string, ContentPage> = {
  "custom-design": customDesignPage,
  "premium-materials": premiumMaterialsPage,
  "timely-delivery": timelyDeliveryPage,
  "lifetime-warranty": lifetimeWarrantyPage,
};
const pages: Record<string, ContentPage> = { process: processPage, ...cardPages };

/** Everything a visitor reads on the page. */
function textOf(page: ContentPage): string {
  return [
    page.title,
    page.lead,
    ...page.sections.flatMap((section) => [section.heading, ...section.paragraphs, ...(section.points ?? [])]),
    page.closing.text,
    page.closing.label,
  ].join("\n");
}

describe.each(Object.entries(pages))("the %s page", (_slug, page) => {
  it("describes itself in at most 160 characters", () => {
    expect(page.description.length).toBeGreaterThan(50);
    expect(page.description.length).toBeLessThanOrEqual(160);
  });

  it("has between 250 and 600 words", () => {
    const words = textOf(page).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(250);
    expect(words).toBeLessThanOrEqual(600);
  });

  it("has three or four sections, each with its own heading and text", () => {
    const headings = page.sections.map((section) => section.heading);
    expect([3, 4]).toContain(headings.length);
    expect(new Set(headings).size).toBe(headings.length);
    for (const section of page.sections) expect(section.paragraphs.length).toBeGreaterThan(0);
  });

  it("has no empty, untrimmed or unfilled text", () => {
    for (const line of `${page.description}\n${textOf(page)}`.split("\n")) {
      expect(line).toBe(line.trim());
      expect(line).not.toMatch(/^$|undefined|\[object|\$\{| {2}/);
    }
  });

  it("is plain US English", () => {
    expect(textOf(page)).not.toMatch(/!|\b(colour|centre|mitre|moulded|labour|best|finest|perfect|award)/i);
  });
});

describe("the content pages together", () => {
  it.each(["title", "description"] as const)("have a different %s each", (field) => {
    const values = Object.values(pages).map((page) => page[field]);
    expect(new Set(values).size).toBe(values.length);
  });

  it.each(Object.entries(cardPages))("end with a link to the shop: %s", (_slug, page) => {
    expect(page.closing.to).toBe("/shop");
    expect(page.closing.label).toMatch(/\bDoors?\b/);
  });

  it("end the process page with a link to the people who make the doors", () => {
    expect(processPage.closing.to).toBe("/contact");
  });

  it("have a different label on each closing link", () => {
    const labels = Object.values(pages).map((page) => page.closing.label);
    expect(new Set(labels).size).toBe(labels.length);
  });
});

describe("what each page must say", () => {
  it("has the four steps of the process, in order, each with its picture", () => {
    expect(processPage.title).toBe("Our Process");
    expect(processPage.sections.map((section) => section.heading)).toEqual([
      "Measure First",
      "Door Style Selection",
      "Manufacturing",
      "Installation",
    ]);
    const names = processPage.sections.map(({ photo }) => photo.name);
    expect(new Set(names).size).toBe(4);
  });

  it.each([
    ["custom-design", "Custom Design"],
    ["premium-materials", "Premium Materials"],
    ["timely-delivery", "Timely Delivery"],
    ["lifetime-warranty", "Lifetime Warranty"],
  ])("titles and illustrates %s", (slug, title) => {
    expect(cardPages[slug]?.title).toBe(title);
    expect(cardPages[slug]?.photo).toMatchObject({
      name: expect.stringMatching(/^feature-/),
      width: 1200,
      height: 900,
    });
    expect(cardPages[slug]?.photo?.alt).not.toBe("");
  });

  it("promises the processing and answering times", () => {
    const text = textOf(timelyDeliveryPage);
    expect(text).toContain("Orders are processed within 24 hours.");
    expect(text).toContain("Questions are answered within one hour during business hours, 7 a.m. to 4 p.m. PST.");
  });

  it("states the warranty's limits", () => {
    const text = textOf(lifetimeWarrantyPage);
    expect(text).toContain("On a single-panel door, warp up to 1/8 in is within tolerance");
    expect(text).toContain("plus or minus 1/16 in");
    expect(text).toContain("Finish wear");
    expect(text).toContain("Boring mistakes made on site");
  });

  it("says where the manufacturing time is given", () => {
    for (const text of [textOf(processPage), textOf(timelyDeliveryPage)]) expect(text).toContain(LEAD_TIME.rule);
  });
});

describe("the home page", () => {
  it("leads to the shop and to the process", () => {
    expect(homePage.hero.primary).toEqual({ label: "Explore Door Styles", to: "/shop" });
    expect(homePage.hero.secondary).toEqual({ label: "See the Process", to: "/process" });
  });

  it("has one card for each of the four pages, with that page's title and picture", () => {
    expect(homePage.section.heading).toBe("Updating with Ease");
    expect(homePage.section.cards.map(({ title, to, photo }) => ({ title, to, photo }))).toEqual(
      Object.entries(cardPages).map(([slug, page]) => ({
        title: page.title,
        to: `/${slug}`,
        photo: page.photo,
      })),
    );
  });

  it("keeps the cards' texts similar in length", () => {
    for (const card of homePage.section.cards) expect(card.text.length, card.title).toBeLessThanOrEqual(110);
  });

  it("gives three figures", () => {
    expect(homePage.facts.map((fact) => fact.figure)).toEqual(["1/16 in", "35 mm", "24 hours"]);
  });
});
