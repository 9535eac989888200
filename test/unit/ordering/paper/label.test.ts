import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { labelCodeText, sheetsOf } from "~/ordering/paper/label";
import { singlePieces } from "~/ordering/paper/style-groups";
import { samplePieces } from "~/trade/catalog/sample-door";
import { aCartLine } from "../../../support/cart-builders";

describe("labels on sheets", () => {
  it("are placed 30 to a sheet, from the first free place on, each once and in order", () => {
    fc.assert(
      fc.property(fc.nat(200), fc.integer({ min: 1, max: 30 }), (count, first) => {
        const labels = Array.from({ length: count }, (_, n) => n);
        const sheets = sheetsOf(labels, first);
        expect(sheets.flat().filter((place) => place !== null)).toEqual(labels);
        expect(sheets.every((sheet) => sheet.length <= 30)).toBe(true);
        expect(sheets.slice(0, -1).every((sheet) => sheet.length === 30)).toBe(true);
        if (count > 0) expect(sheets[0]?.findIndex((place) => place !== null)).toBe(first - 1);
      }),
    );
    expect(sheetsOf([], 7)).toEqual([]);
  });
});

describe("the code on a label", () => {
  const [single] = singlePieces([aCartLine("a")]);
  if (!single) throw new Error("the line has a piece");

  it("gives location, size, piece, style and job, one line each, and skips empty ones", () => {
    expect(labelCodeText(single, "Door 1", "Miller kitchen")).toBe("Sink\n24 x 36 in\nDoor 1\nAshby\nMiller kitchen");
    expect(labelCodeText(single, "Door 1", "")).toBe("Sink\n24 x 36 in\nDoor 1\nAshby");
  });

  it("gives the style and finish of a sample, but not its size again", () => {
    const sample = { priceCents: 3800 };
    const [door] = singlePieces([aCartLine("a", { pricePerSqFt: 0, sample, finish: "Sage", ...samplePieces(1) })]);
    expect(door && labelCodeText(door, "Door 1", "Miller")).toBe("Sample\n12 x 15 in\nDoor 1\nAshby, Sage\nMiller");
  });

  it("shortens long words so that a phone can still read the code", () => {
    const long = { ...single, style: "s".repeat(255), piece: { ...single.piece, location: "l".repeat(80) } };
    expect(labelCodeText(long, "Door 1", "j".repeat(60)).length).toBeLessThan(150);
  });
});
