import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isLocationTooLong, requiredProblems, unreadableProblems } from "~/trade/making/piece-problems";
import type { Piece } from "~/trade/measure/piece";
import { BLANK_PIECE, type PieceDraft } from "~/trade/pieces/blank-piece";
import { toDoor, toDraft, toPiece } from "~/trade/pieces/drafted-piece";
import { isBlank, readQuantity, readSide, SIDES, settleSide, sizeOf } from "~/trade/pieces/piece-draft";
import { door, piece, pieceDraft } from "../../../support/arbitraries";

const SINK: PieceDraft = {
  ...BLANK_PIECE,
  widthInches: "15",
  widthFraction: "1/2",
  heightInches: "30",
  heightFraction: "0",
  location: "Sink",
  preBored: true,
};

describe("what is missing from a door or drawer", () => {
  it("is nothing when width, height and location are there", () => {
    expect(requiredProblems(SINK)).toEqual([]);
  });

  it("is everything while it is blank, listed in the order of the fields", () => {
    expect(requiredProblems(BLANK_PIECE)).toEqual([
      { field: "widthInches", kind: "missing" },
      { field: "heightInches", kind: "missing" },
      { field: "location", kind: "missing" },
    ]);
  });

  it.each([
    ["0", "1/16"],
    ["", "15/16"],
    ["1", "0"],
  ])("is not a side of %j inches and %s", (inches, fraction) => {
    const side = { widthInches: inches, widthFraction: fraction, heightInches: inches, heightFraction: fraction };
    expect(requiredProblems({ ...SINK, ...side })).toEqual([]);
  });

  it.each([
    ["", "0"],
    ["0", "0/16"],
    ["000", " 0 "],
  ])("is a side of %j inches and %j", (inches, fraction) => {
    const height = { heightInches: inches, heightFraction: fraction };
    expect(requiredProblems({ ...SINK, ...height })).toEqual([{ field: "heightInches", kind: "missing" }]);
  });

  it.each(["", " ", "\t \n", "\u00a0", "\u3000", "\ufeff"])("is a location of %j", (location) => {
    expect(requiredProblems({ ...SINK, location })).toEqual([{ field: "location", kind: "missing" }]);
  });

  it("is not a side that cannot be read, which is reported separately", () => {
    expect(requiredProblems({ ...SINK, widthInches: "abc", heightFraction: "1/3" })).toEqual([]);
  });
});

describe("what cannot be read in a piece", () => {
  it("is nothing in a blank or a complete one", () => {
    expect(unreadableProblems(BLANK_PIECE, "doors")).toEqual([]);
    expect(unreadableProblems(SINK, "doors")).toEqual([]);
  });

  it("is each wrong field, in the order of the form, with how a side reads", () => {
    const wrong = { widthInches: "24 1/3", widthFraction: "0", heightInches: "abc", heightFraction: "" };
    const draft = { ...SINK, ...wrong, location: "x".repeat(10_000), quantity: "many" };
    expect(unreadableProblems(draft, "doors")).toEqual([
      { field: "widthInches", kind: "unreadable", reading: { kind: "between", below: 389, above: 390 } },
      { field: "heightFraction", kind: "unreadable" },
      { field: "quantity", kind: "unreadable" },
    ]);
  });

  it("depends on the longest side that a list accepts", () => {
    expect(unreadableProblems({ ...SINK, widthInches: "1000" }, "panels")).toEqual([]);
    expect(unreadableProblems({ ...SINK, widthInches: "1000" }, "doors")).toHaveLength(1);
    expect(unreadableProblems({ ...SINK, widthInches: "10000" }, "panels")).toHaveLength(1);
  });
});

describe("one side of a piece", () => {
  const [width] = SIDES;
  const side = (widthInches: string, widthFraction = "0") => ({ ...SINK, widthInches, widthFraction });

  it.each([
    ["15", "1/2", 248],
    ["", "1/2", 8],
    ["15 1/2", "0", 248],
    ["15-1/2", "0", 248],
    ["15\u00bd", "0", 248],
    ["15.5", "0", 248],
    ["393.7 mm", "0", 248],
    ["1' 3 1/2\"", "0", 248],
    // A fraction that is both chosen and typed is given twice, not added.
    ["15 1/2", "1/2", 248],
    ['15"', "1/2", 248],
  ])("reads %j and %s", (inches, fraction, length) => {
    expect(readSide(side(inches, fraction), width)).toEqual({ kind: "exact", length });
  });

  it("refuses two fractions that disagree", () => {
    for (const text of ["15 1/2", "762 mm", "30.0"]) {
      expect(readSide(side(text, "1/4"), width)).toEqual({ kind: "two-fractions" });
    }
  });

  it("is split into both fields on blur, and only then", () => {
    expect(settleSide(side("15 1/2"), width, "doors")?.change).toEqual({ widthInches: "15", widthFraction: "1/2" });
    expect(settleSide(side("622 mm"), width, "doors")?.change).toEqual({ widthInches: "24", widthFraction: "1/2" });
    expect(settleSide(side("12 3/4", "1/2"), width, "doors")?.change).toEqual({
      widthInches: "12",
      widthFraction: "3/4",
    });
    expect(settleSide(side("762 mm", "1/2"), width, "doors")?.change).toEqual({
      widthInches: "30",
      widthFraction: "0",
    });
    expect(settleSide(side("30.0", "1/2"), width, "doors")?.change).toEqual({ widthInches: "30", widthFraction: "0" });
    expect(settleSide(side('15"', "1/2"), width, "doors")?.change).toEqual({ widthInches: "15", widthFraction: "1/2" });
    for (const text of ["15", "", "24 1/3", "abc", "999 mm x"]) {
      expect(settleSide(side(text), width, "doors")).toBeNull();
    }
  });
});

describe("a quantity", () => {
  it.each([
    ["", 1],
    ["1", 1],
    [" 12 ", 12],
    ["250", 250],
    ["251", null],
    ["0", null],
    ["-1", null],
    ["1e2", null],
    ["1.5", null],
  ])("of %j is %s", (quantity, count) => {
    expect(readQuantity({ quantity })).toBe(count);
  });
});

describe("a location", () => {
  it("is too long for its label beyond 80 characters, after trimming", () => {
    expect(isLocationTooLong({ ...SINK, location: `  ${"x".repeat(80)}  ` })).toBe(false);
    expect(isLocationTooLong({ ...SINK, location: "x".repeat(81) })).toBe(true);
  });
});

describe("a blank piece", () => {
  it.each<Partial<PieceDraft>>([
    {},
    { widthInches: "0", heightInches: " 0 ", heightFraction: "0/8" },
    { location: "  ", note: "\u00a0\n" },
    { quantity: "" },
    { quantity: " 1 " },
    { preBored: true, hinge: "left", boring: "5" },
  ])("has nothing typed in it, whatever was chosen: %j", (change) => {
    expect(isBlank({ ...BLANK_PIECE, ...change })).toBe(true);
  });

  it.each<Partial<PieceDraft>>([
    { widthInches: "1" },
    { heightFraction: "1/16" },
    { widthInches: "abc" },
    { location: "Sink" },
    { note: "Match the island" },
    { quantity: "4" },
    { quantity: "0" },
    { quantity: "two" },
  ])("is not blank with %j", (change) => {
    expect(isBlank({ ...BLANK_PIECE, ...change })).toBe(false);
  });
});

describe("the size to price", () => {
  it("is in sixteenths", () => {
    expect(sizeOf(SINK)).toEqual({ width: 248, height: 480, preBored: true, quantity: 1 }); // 15 * 16 + 8, 30 * 16
  });

  it("counts a side that cannot be read as 0", () => {
    expect(sizeOf({ ...SINK, widthInches: "-3" })).toEqual({ width: 0, height: 480, preBored: true, quantity: 1 });
    expect(sizeOf({ ...SINK, heightFraction: "17/16" })).toEqual({
      width: 248,
      height: 0,
      preBored: true,
      quantity: 1,
    });
  });

  it("is whole and within range for any typed text", () => {
    fc.assert(
      fc.property(pieceDraft, fc.string(), (draft, text) => {
        for (const typed of [draft, { ...draft, widthInches: text, heightFraction: text }]) {
          const { width, height } = sizeOf(typed);
          expect([width, height].every((n) => Number.isInteger(n) && n >= 0 && n <= 15_999)).toBe(true);
        }
      }),
    );
  });
});

/** A stored piece as it returns from a draft: default values are left out. */
function asStored<P extends Piece>(stored: P): P {
  const { quantity, note, opening, ...rest } = stored;
  const optional = { ...(quantity && quantity > 1 && { quantity }), ...(note?.trim() && { note: note.trim() }) };
  return { ...rest, ...optional, ...(opening && { opening }) } as unknown as P;
}

describe("a piece and its draft", () => {
  it("reduce the size and trim the location", () => {
    expect(toPiece({ ...SINK, widthFraction: "8/16", location: "  Sink  left " }, "doors")).toEqual({
      width: { inches: 15, fraction: "1/2" },
      height: { inches: 30, fraction: "0" },
      location: "Sink  left",
    });
  });

  it("show a stored piece for editing as it is typed", () => {
    const stored = toPiece(SINK, "doors");
    expect(toDraft({ ...stored, preBored: true })).toEqual(SINK);
    expect(toDraft(stored)).toEqual({ ...SINK, preBored: false });
  });

  it("refuse what cannot be read", () => {
    expect(() => toPiece({ ...SINK, widthInches: "abc" }, "doors")).toThrow(TypeError);
    expect(() => toPiece({ ...SINK, heightFraction: "1/3" }, "doors")).toThrow(TypeError);
  });

  it("convert into each other without loss", () => {
    fc.assert(
      fc.property(piece, door, (storedPiece, storedDoor) => {
        expect(toPiece(toDraft(storedPiece), "drawers")).toEqual(asStored(storedPiece));
        expect(toDoor(toDraft(storedDoor))).toEqual(asStored(storedDoor));
        expect(unreadableProblems(toDraft(storedDoor), "doors")).toEqual([]);
      }),
    );
  });

  it("agree: a piece can be made exactly when both sides can be read", () => {
    fc.assert(
      fc.property(pieceDraft, (draft) => {
        const isReadable = unreadableProblems(draft, "doors").every(({ field }) => field === "quantity");
        if (isReadable) expect(draft.location).toContain(toPiece(draft, "doors").location);
        else expect(() => toPiece(draft, "doors")).toThrow(TypeError);
      }),
    );
  });
});
