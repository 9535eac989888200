import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listedPaths } from "~/base/brand/paths";
import { launchBrowser } from "../support/browser";
import { ownShopOrigin } from "../support/own-shop";
import { hydrated, openPage } from "../support/shop-page";

const origin = ownShopOrigin();
const PATHS = [...listedPaths, "/product/ashby", "/cart", "/login", "/nope"];

/** Characters that none of the text family's files contains; the browser takes them from system fonts. */
const NOT_DRAWN = "‑→←⌫±";

interface Face {
  readonly family: string;
  readonly weight: string;
  readonly characters: string;
}

/** The characters of a page's texts, by the family and weight in which they are set. */
function facesOn(page: Page): Promise<Face[]> {
  return page.evaluate(() => {
    const faces = new Map<string, Set<string>>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      // A film's fallback text for browsers that cannot play it is not shown.
      if (!element || element.closest("script, style, noscript, video")) continue;
      const { fontFamily, fontWeight } = getComputedStyle(element);
      const key = `${fontFamily.split(",")[0]?.replaceAll('"', "")}|${fontWeight}`;
      const characters = faces.get(key) ?? new Set();
      for (const character of node.textContent?.replaceAll(/\s/g, "") ?? "") characters.add(character);
      faces.set(key, characters);
    }
    return [...faces].map(([key, characters]) => {
      const [family = "", weight = ""] = key.split("|");
      return { family, weight, characters: [...characters].join("") };
    });
  });
}

/** The characters of a text that a page sets in a system font instead of the family that it requested. */
async function foreignIn(page: Page, { family, weight, characters }: Face): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await page.evaluate(
    ([name, bold, text]) => {
      const spans = [...(text ?? "")].map((character) => {
        const span = document.createElement("span");
        span.textContent = character;
        return span;
      });
      const probe = document.createElement("div");
      probe.style.fontFamily = `"${name}"`;
      probe.style.fontWeight = bold ?? "";
      probe.append(...spans);
      document.body.replaceChildren(probe);
    },
    [family, weight, characters],
  );
  await page.evaluate(() => document.fonts.ready);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeIds } = await devtools.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "body > div > span",
  });
  const foreign: string[] = [];
  for (const [index, nodeId] of nodeIds.entries()) {
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
    if (fonts.some((font) => !font.isCustomFont)) foreign.push([...characters][index] ?? "");
  }
  await devtools.detach();
  return foreign;
}

describe("the shop's fonts", () => {
  let browser: Browser;
  let faces: Map<string, Face>;
  beforeAll(async () => {
    browser = await launchBrowser();
    const page = await openPage(browser, "about:blank");
    faces = new Map();
    for (const path of PATHS) {
      await page.goto(origin + path);
      for (const face of await facesOn(page)) {
        const key = `${face.family} ${face.weight}`;
        const characters = new Set(`${faces.get(key)?.characters ?? ""}${face.characters}`);
        faces.set(key, { ...face, characters: [...characters].join("") });
      }
    }
    await page.context().close();
  });
  afterAll(() => browser.close());

  it("are requested in the weights that their files contain", () => {
    expect([...faces.keys()].sort()).toEqual([
      "Fraunces Variable 400",
      "Instrument Sans Variable 400",
      "Instrument Sans Variable 600",
    ]);
  });

  it("contain every character of the shop's own words", async () => {
    const page = await openPage(browser, `${origin}/terms`);
    await hydrated(page);
    for (const face of faces.values()) {
      const foreign = await foreignIn(page, face);
      expect(face.characters.length).toBeGreaterThan(40);
      expect(foreign.filter((character) => !NOT_DRAWN.includes(character))).toEqual([]);
    }
  });
});
