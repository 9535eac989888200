import { describe, expect, it } from "vitest";
import { summarize } from "~/trade/catalog/product-summary";
import { aProduct } from "../../../support/product-builder";

const ASHBY = aProduct({
  specification: {
    construction: "Five-piece",
    material: "Maple",
    finish: "Paint",
    thickness: 12,
    frameWidth: 36,
    minWidth: 96,
    minHeight: 96,
    maxWidth: 480,
    maxHeight: 1536,
    weightPerSqFt: 235,
  },
});

describe("the summary of a product", () => {
  it("holds what a card shows, at the whole-dollar rate, and nothing else", () => {
    expect(summarize(ASHBY)).toEqual({
      id: "ashby",
      title: "Ashby",
      description: "A shaker door.",
      image: { url: "/images/photographs/ashby-front-800.webp", alt: "Ashby door" },
      rate: 21,
    });
  });

  it("holds the beginning of a long description, in whole words", () => {
    const [word, long] = ["wörter ", `${"wörter ".repeat(40)}end`];
    expect(summarize({ ...ASHBY, description: long }).description).toBe(`${word.repeat(34).trim()}…`);
    expect(summarize({ ...ASHBY, description: "x".repeat(240) }).description).toBe("x".repeat(240));
    expect(summarize({ ...ASHBY, description: "x".repeat(241) }).description).toBe(`${"x".repeat(240)}…`);
  });

  it("leaves a missing image missing", () => {
    expect(summarize({ ...ASHBY, images: [], priceCents: 2049 })).toMatchObject({ image: null, rate: 20 });
  });
});
