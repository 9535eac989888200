import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pieceDetails } from "~/configurator/lines/detail-words";
import { boringWords, shortCups } from "~/ordering/paper/boring-words";
import { boredPlan } from "~/trade/making/bored-plan";
import { pieceProblems } from "~/trade/making/piece-problems";
import { CUP_UNITS } from "~/trade/measure/cup-units";
import type { Door } from "~/trade/measure/piece";
import { readDetails } from "~/trade/measure/piece-details";
import { BLANK_PIECE, type PieceDraft } from "~/trade/pieces/blank-piece";
import { toDoor, toDraft } from "~/trade/pieces/drafted-piece";
import { specificationOf } from "../../../support/specifications";

const ashby = specificationOf("ashby");

const draft = (heightInches: string, cups: string, more: Partial<PieceDraft> = {}): PieceDraft => ({
  ...BLANK_PIECE,
  widthInches: "16",
  heightInches,
  location: "K-1",
  preBored: true,
  hinge: "left",
  hingesFrom: "ends",
  cups,
  ...more,
});

const door = (...typed: Parameters<typeof draft>): Door => toDoor(draft(...typed));

/** Where they are bored, in inches from the top or the left. */
const boredAt = (piece: Door) => boredPlan(piece, ashby)?.cups.map((at) => at / CUP_UNITS.sixteenth / 16);

describe("cups from each end", () => {
  it.each<readonly [string, string, Partial<PieceDraft>, readonly number[], string]>([
    ["30", "3;3", {}, [3, 27], '3" from each end'],
    ["40", "3;3", {}, [3, 37], '3" from each end'],
    ["40", "3;4", {}, [3, 36], '3" from the top, 4" from the bottom'],
    ["40", "3;4;18", {}, [3, 18, 36], '3", 18" from the top, 4" from the bottom'],
    ["60", "3;4;18;20", {}, [3, 18, 40, 56], '3", 18" from the top, 4", 20" from the bottom'],
    ["20", "3;4", { hinge: "top" }, [3, 12], '3" from the left, 4" from the right'],
  ])("of a door %s high at %j (%o) are bored at their own ends", (height, cups, more, at, words) => {
    const piece = door(height, cups, more);
    expect(boredAt(piece)).toEqual(at);
    expect(boringWords(piece, ashby)).toContain(`Bore ${at.length} cups: ${words}, 22.5 mm from`);
    expect(pieceDetails(piece)).toContain(`Cups at ${words}`);
    expect(shortCups(piece, ashby)).toBe(`Cups ${words.replaceAll("from the", "from")}`);
  });

  it("are as far from their ends on a door of any height, whatever was typed first", () => {
    const cup = fc.integer({ min: 48, max: 120 });
    fc.assert(
      fc.property(cup, cup, fc.integer({ min: 20, max: 60 }), (upper, lower, height) => {
        const at = boredAt(door(String(height), `${upper / 16} in;${lower / 16} in`)) ?? [];
        expect(at).toEqual([upper / 16, height - lower / 16]);
      }),
    );
  });

  it("are stored in the order of their fields, and nothing is stored without heights", () => {
    expect(readDetails(draft("30", "4;3"), "doors")).toMatchObject({
      hingesFrom: "ends",
      cups: [4, 3].map((inches) => inches * 16 * CUP_UNITS.sixteenth),
    });
    expect(toDraft(door("30", "4;3"))).toMatchObject({ hingesFrom: "ends", cups: "4; 3" });
    expect(readDetails(draft("30", ""), "doors")).toEqual({ hinge: "left" });
    expect(readDetails(draft("30", "27;3", { hingesFrom: "" }), "doors").cups).toEqual(
      [3, 27].map((inches) => inches * 16 * CUP_UNITS.sixteenth),
    );
  });

  it("are refused with a blank one between them, which would turn the ends around", () => {
    expect(pieceProblems("doors", draft("30", "3;;15"), ashby)).toMatchObject([{ field: "cups", cup: 1 }]);
    expect(pieceProblems("doors", draft("30", "3;;27", { hingesFrom: "top" }), ashby)).toEqual([]);
  });
});
