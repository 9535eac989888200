import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_OPENING_LENGTH } from "~/trade/measure/piece";
import { readOpening, writeOpening } from "~/trade/openings/opening";
import { ruleWith } from "~/trade/openings/opening-rule";
import { opening, rule } from "../../../support/opening-arbitraries";

describe("an opening as a piece stores it", () => {
  it("is written in sixteenths and thirty-seconds", () => {
    const text = writeOpening({ width: [465, 466], height: [480], pair: true }, { mount: "partial", side: 16, gap: 4 });
    expect(text).toBe("465/466x480 partial 16 4 pair");
  });

  it("has its four overlays, left, right, top and bottom, if they differ", () => {
    const rule = ruleWith("frameless", { left: 2, right: 2, top: 8, bottom: 0 }, 4);
    const text = writeOpening({ width: [384], height: [480], pair: false }, rule);
    expect(text).toBe("384x480 frameless 2/2/8/0 4 single");
    expect(readOpening(text)?.rule).toEqual(rule);
  });

  it("reads back to what was written, within its maximum length", () => {
    fc.assert(
      fc.property(opening, rule, (anOpening, aRule) => {
        const text = writeOpening(anOpening, aRule);
        expect(text.length).toBeLessThanOrEqual(MAX_OPENING_LENGTH);
        expect(readOpening(text)).toEqual({ opening: anOpening, rule: aRule });
      }),
    );
  });

  it.each([
    "",
    "465x480",
    "465x480 partial 16 4",
    " 465x480 partial 16 4 pair",
    "465x480 partial 16 4 pair ",
    "465x480 partial 16 4 pair\n",
    "0465x480 partial 16 4 pair",
    "0x480 partial 16 4 pair",
    "465x16000 partial 16 4 pair",
    "465x480 sideways 16 4 pair",
    "465x480 constructor 16 4 pair",
    "465x480 partial 65 4 pair",
    "465x480 partial 16/16/16/16 4 pair",
    "465x480 partial 16/16/16 4 pair",
    "465x480 partial 16/16/65/16 4 pair",
    "465x480 partial 16/-0/8/16 4 pair",
    "465x480 partial 16 17 pair",
    "465x480 partial -16 4 pair",
    "465x480 partial 16 4 PAIR",
    "4.5x480 partial 16 4 pair",
    "465X480 partial 16 4 pair",
    "٤x480 partial 16 4 pair",
    `${"9".repeat(100_000)}x480 partial 16 4 pair`,
  ])("is not read from %j", (text) => {
    expect(readOpening(text)).toBeNull();
  });

  it("never throws, and reads only what it would write the same way", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^\d{1,6}x\d{1,6} inset \d+ \d+ pair$/)),
        (text) => {
          const read = readOpening(text);
          if (read) expect(writeOpening(read.opening, read.rule)).toBe(text);
        },
      ),
    );
  });
});
