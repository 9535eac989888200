import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  BLANK_PIECE,
  isBlank,
  isLocationTooLong,
  type PieceDraft,
  requiredProblems,
  sizeOf,
  toDraft,
  toPiece,
  unreadableProblems,
} from "~/domain/piece-draft";
import { door, piece, pieceDraft } from "./arbitraries";

const SINK: PieceDraft = {
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

  it("is everything while it is blank, said in the order of the fields", () => {
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
  ])("is no side of %j inches and %s", (inches, fraction) => {
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

  it("is not a side that cannot be read, which is told apart", () => {
    expect(requiredProblems({ ...SINK, widthInches: "abc", heightFraction: "1/3" })).toEqual([]);
  });
});

describe("what cannot be read of a piece", () => {
  it("is nothing of a blank or a full one", () => {
    expect(unreadableProblems(BLANK_PIECE)).toEqual([]);
    expect(unreadableProblems(SINK)).toEqual([]);
  });

  it("is each field at fault, in the order of the form", () => {
    const wrong = { widthInches: "24.5", widthFraction: "1/3", heightInches: "1000", heightFraction: "" };
    expect(unreadableProblems({ ...SINK, ...wrong, location: "x".repeat(10_000) })).toEqual([
      { field: "widthInches", kind: "unreadable" },
      { field: "widthFraction", kind: "unreadable" },
      { field: "heightInches", kind: "unreadable" },
      { field: "heightFraction", kind: "unreadable" },
    ]);
  });

  it("is read up to the longest side that a list takes", () => {
    expect(unreadableProblems({ ...SINK, widthInches: "1000" }, 9999)).toEqual([]);
    expect(unreadableProblems({ ...SINK, widthInches: "10000" }, 9999)).toHaveLength(1);
  });
});

describe("a location", () => {
  it("is too long for its label beyond 80 characters, after trimming", () => {
    expect(isLocationTooLong({ ...SINK, location: `  ${"x".repeat(80)}  ` })).toBe(false);
    expect(isLocationTooLong({ ...SINK, location: "x".repeat(81) })).toBe(true);
  });
});

describe("a blank piece", () => {
  it("holds no size and no location, however it is typed, pre-bored or not", () => {
    expect(isBlank(BLANK_PIECE)).toBe(true);
    expect(isBlank({ ...BLANK_PIECE, widthInches: "", heightFraction: "0/8", location: "  ", preBored: true })).toBe(
      true,
    );
  });

  it.each([{ widthInches: "1" }, { heightFraction: "1/16" }, { location: "Sink" }, { widthInches: "abc" }])(
    "is not blank with %j",
    (change) => {
      expect(isBlank({ ...BLANK_PIECE, ...change })).toBe(false);
    },
  );
});

describe("the size to price", () => {
  it("is in sixteenths", () => {
    expect(sizeOf(SINK)).toEqual({ width: 248, height: 480, preBored: true }); // 15 * 16 + 8, 30 * 16
  });

  it("counts a side that cannot be read as 0", () => {
    expect(sizeOf({ ...SINK, widthInches: "-3" })).toEqual({ width: 0, height: 480, preBored: true });
    expect(sizeOf({ ...SINK, heightFraction: "17/16" })).toEqual({ width: 248, height: 0, preBored: true });
  });

  it("is whole and within range for whatever is typed", () => {
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

describe("a piece and its draft", () => {
  it("keep the size reduced and the location trimmed", () => {
    expect(toPiece({ ...SINK, widthFraction: "8/16", location: "  Sink  left " })).toEqual({
      width: { inches: 15, fraction: "1/2" },
      height: { inches: 30, fraction: "0" },
      location: "Sink  left",
    });
  });

  it("show a kept piece for editing as it is typed", () => {
    const kept = toPiece(SINK);
    expect(toDraft({ ...kept, preBored: true })).toEqual(SINK);
    expect(toDraft(kept)).toEqual({ ...SINK, preBored: false });
  });

  it("refuse what cannot be read", () => {
    expect(() => toPiece({ ...SINK, widthInches: "abc" })).toThrow(TypeError);
    expect(() => toPiece({ ...SINK, heightFraction: "1/3" })).toThrow(TypeError);
  });

  it("give each other back", () => {
    fc.assert(
      fc.property(fc.oneof(piece, door), (kept) => {
        const { width, height, location } = kept;
        expect(toPiece(toDraft(kept))).toEqual({ width, height, location });
        expect(unreadableProblems(toDraft(kept))).toEqual([]);
      }),
    );
  });

  it("fail together: a piece can be made exactly when both sides can be read", () => {
    fc.assert(
      fc.property(pieceDraft, (draft) => {
        if (unreadableProblems(draft).length === 0) expect(draft.location).toContain(toPiece(draft).location);
        else expect(() => toPiece(draft)).toThrow(TypeError);
      }),
    );
  });
});
