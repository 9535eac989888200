import { PDFDocument } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { pdfText, specificationSheet, wrapped } from "~/storefront/guides/specification-sheet.server";
import { aProduct } from "../../../support/product-builder";
import { specificationOf } from "../../../support/specifications";

describe("a text for the standard fonts of PDF", () => {
  it("keeps what they have, spells out eighths and inches, and marks the rest", () => {
    expect(pdfText("½ × 3⅜″ café – “oak” 木 🚪")).toBe('½ × 3 3/8" café – “oak” ? ?');
  });

  it("is broken into lines that fit, a long word alone", () => {
    expect(wrapped("a door of hard maple-and-walnut wood", 9, ({ length }) => length)).toEqual([
      "a door of",
      "hard",
      "maple-and-walnut",
      "wood",
    ]);
  });
});

describe("the specification sheet", () => {
  const specification = specificationOf("ashby");
  const sheet = (titles: readonly string[]) =>
    specificationSheet(
      titles.map((title) => aProduct({ title, specification, priceCents: 2_150 })),
      "2026-11-26",
    );

  it("is a PDF with the styles and prices of the catalog, the shop's name and the day", async () => {
    const pdf = await PDFDocument.load(await sheet(["Juniper", "Sedge 木"]));
    expect([pdf.getTitle(), pdf.getPageCount()]).toEqual(["Specification sheet - Havenstile Cabinet Doors", 1]);
  });

  it("leaves out styles without figures, and begins pages as it needs them", async () => {
    const titles = Array.from({ length: 60 }, (_, number) => `Style ${number}`);
    const pdf = await PDFDocument.load(await sheet(titles));
    expect(pdf.getPageCount()).toBeGreaterThan(1);
    const none = await specificationSheet([aProduct({ specification: null })], "2026-11-26");
    expect((await PDFDocument.load(none)).getPageCount()).toBe(1);
  });
});
