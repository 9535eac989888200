import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { figures } from "~/house/promises/figures";
import { installationLessons, measuringLessons } from "~/storefront/guides/lessons";
import { measuringGuide } from "~/storefront/guides/measuring";
import { SPECIFICATION_COLUMNS, specificationRow } from "~/storefront/guides/specification-sheet.server";
import { stylesGuide } from "~/storefront/guides/styles";
import { SizeLimits } from "~/storefront/product/page/specification-table";
import { styleSizes } from "~/storefront/product/services/product-page.server";
import styles from "~/trade/catalog/door-styles.json";
import type { ProductSpecification } from "~/trade/catalog/product";
import { planHinges } from "~/trade/making/hinges";
import { judgePiece, worstOf } from "~/trade/making/making";
import type { PieceList } from "~/trade/measure/piece";
import { lifetimeWarrantyPage } from "../support/page-texts";
import { aProduct } from "../support/product-builder";
import { specificationOf } from "../support/specifications";

/** `7 1/2` in sixteenths. */
function sixteenths(text: string): number {
  const parts = /^(?:(\d+)(?: |$))?(?:(\d+)\/(\d+))?$/.exec(text.replaceAll('"', "").replaceAll("\u00a0", " ").trim());
  if (!parts) throw new Error(`no length: ${text}`);
  return Number(parts[1] ?? 0) * 16 + (Number(parts[2] ?? 0) * 16) / Number(parts[3] ?? 1);
}

/** A printed size, `7 1/2" × 6"` or `7 1/2 x 6`, in sixteenths. */
function sizeIn(text: string): { width: number; height: number } {
  const [width = "", height = ""] = text.split(/[×x]/);
  return { width: sixteenths(width), height: sixteenths(height) };
}

const readable = (html: string) => html.replaceAll("&quot;", '"');

/** The most severe verdict of the rules on a piece without hinges. */
const worst = (list: PieceList, size: { width: number; height: number }, specification: ProductSpecification) =>
  worstOf(judgePiece(list, { ...size, hinge: "none" }, specification));

interface Printed {
  readonly smallestDoor: string;
  readonly smallestFront: string;
  readonly onePanel: string;
  readonly divided: string | null;
}

/** Compares printed sizes with the rules: the printed limit can be made, and a sixteenth beyond it cannot. */
function expectLimits(printed: Printed, specification: ProductSpecification): void {
  for (const [list, size] of [
    ["doors", sizeIn(printed.smallestDoor)],
    ["drawers", sizeIn(printed.smallestFront)],
  ] as const) {
    const { width, height } = size;
    expect(worst(list, size, specification)).not.toBe("red");
    expect(worst(list, { width: width - 1, height }, specification)).toBe("red");
    expect(worst(list, { width, height: height - 1 }, specification)).toBe("red");
  }
  const one = sizeIn(printed.onePanel);
  const rules = (size: { width: number; height: number }) =>
    judgePiece("doors", { ...size, hinge: "none" }, specification).map(({ rule }) => rule);
  expect(rules(one)).not.toContain("divided");
  const beyond = { ...one, height: one.height + 1 };
  if (printed.divided === null) {
    expect(worst("doors", beyond, specification)).toBe("red");
    return;
  }
  expect(rules(beyond)).toContain("divided");
  const largest = sizeIn(printed.divided);
  expect(worst("doors", largest, specification)).toBe("amber");
  expect(worst("doors", { ...largest, height: largest.height + 1 }, specification)).toBe("red");
  expect(worst("doors", { ...largest, width: largest.width + 1 }, specification)).toBe("red");
}

describe("the printed size limits", () => {
  it.each(styles)("on the page of $title are those that the rules apply", ({ handle }) => {
    const specification = specificationOf(handle);
    const html = readable(renderToStaticMarkup(createElement(SizeLimits, { sizes: styleSizes({ specification }) })));
    const facts = new Map(
      [...html.matchAll(/<li[^>]*>([^<:]+): <span[^>]*>([^<]+)/g)].map(([, name, size]) => [name, size]),
    );
    expectLimits(
      {
        smallestDoor: facts.get("Smallest door") ?? "",
        smallestFront: facts.get("Smallest drawer front") ?? "",
        onePanel: facts.get("Largest, single panel") ?? facts.get("Largest door") ?? "",
        divided: facts.get("Largest, multi-panel") ?? null,
      },
      specification,
    );
  });

  it.each(styles)("on the specification sheet are those that the rules apply to $title", ({ handle }) => {
    const specification = specificationOf(handle);
    const row = specificationRow({ ...aProduct(), specification });
    const facts = new Map(SPECIFICATION_COLUMNS.map(([name], index) => [name, row?.[index] ?? ""]));
    const divided = facts.get("Largest, multi-panel") ?? "";
    expectLimits(
      {
        smallestDoor: facts.get("Smallest door") ?? "",
        smallestFront: facts.get("Smallest front") ?? "",
        onePanel: facts.get("Largest, single panel") ?? "",
        divided: divided === "not divided" ? null : divided,
      },
      specification,
    );
  });

  it("in the guides and the warranty come from the same figures", () => {
    const [single, multi] = [figures.singlePanelLimit, figures.multiPanelLimit].map((limit) =>
      sizeIn(limit.replace(/ in (?:wide by|high)/g, (words) => (words.endsWith("by") ? " x" : "")).replace(" x ", "x")),
    );
    const ashby = specificationOf("ashby");
    expect(worst("doors", single ?? { width: 0, height: 0 }, ashby)).toBeNull();
    expect(worst("doors", multi ?? { width: 0, height: 0 }, ashby)).toBe("amber");
    for (const page of [measuringGuide, lifetimeWarrantyPage]) {
      const words = JSON.stringify(page);
      expect(words).toContain(figures.singlePanelLimit);
      expect(words).toContain(figures.multiPanelLimit);
      expect(words).not.toMatch(/larger doors can be/i);
    }
    expect(JSON.stringify(stylesGuide)).toContain(`below ${figures.raisedDoorMinWidth}`);
    const least = (text: string) => sixteenths(text.replace(" in", ""));
    const raised = specificationOf("bellamy");
    expect(worst("doors", { width: least(figures.raisedDoorMinWidth), height: 480 }, raised)).toBeNull();
    expect(worst("doors", { width: least(figures.raisedDoorMinWidth) - 1, height: 480 }, raised)).toBe("red");
    expect(worst("drawers", { width: 480, height: least(figures.flatFrontMinHeight) - 1 }, ashby)).toBe("red");
  });

  it("count hinges as they are planned", () => {
    const hinges = ["two", "three", "four", "five"];
    const steps = [...figures.hingeCounts.matchAll(/(\w+)(?: hinges)? up to (\d+) in/g)];
    expect(steps.map(([, count]) => count)).toEqual(hinges);
    for (const [, count = "", inches] of steps) {
      const at = (height: number) => planHinges({ width: 160, height }, null)?.count;
      expect(at(Number(inches) * 16)).toBe(hinges.indexOf(count) + 2);
      expect(at(Number(inches) * 16 + 1)).toBe(hinges.indexOf(count) + 3);
    }
    expect(JSON.stringify([installationLessons, measuringLessons])).toContain(figures.hingeCounts);
  });
});
