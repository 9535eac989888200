import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkAddToCart } from "~/configurator/order-form/add-to-cart";
import { pieceProblems } from "~/trade/making/piece-problems";
import { PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import { BLANK_PIECE, type PieceDraft } from "~/trade/pieces/blank-piece";
import { type ConfigurationDraft, createDraft, EMPTY_DRAFT } from "~/trade/pieces/configuration-draft";
import { configurationReducer } from "~/trade/pieces/configuration-steps";
import { draftOf, rowsInOrder, sizedOrderOf } from "~/trade/pieces/drafted-order";
import { toDraft, toPiece } from "~/trade/pieces/drafted-piece";
import { triesOf } from "../../../set-up/tier";
import { configurationDraft, readableDraft } from "../../../support/arbitraries";

const GOOD: PieceDraft = { ...BLANK_PIECE, widthInches: "24", heightInches: "36", location: "Sink" };
const SINK_PIECE = { width: { inches: 24, fraction: "0" }, height: { inches: 36, fraction: "0" }, location: "Sink" };

/** A draft of these pieces; the given lists are the included ones. */
function order(pieces: Partial<Record<PieceList, readonly PieceDraft[]>>): ConfigurationDraft {
  const of = (list: PieceList) => pieces[list] ?? [];
  return createDraft({
    pieces: { doors: of("doors"), drawers: of("drawers"), panels: of("panels"), fillers: of("fillers") },
    included: {
      doors: "doors" in pieces,
      drawers: "drawers" in pieces,
      panels: "panels" in pieces,
      fillers: "fillers" in pieces,
    },
    preBoredByDefault: false,
  });
}

/** The refused pieces, one line each: `doors 0: widthInches missing`. */
function errorLines(draft: ConfigurationDraft): string[] {
  const check = checkAddToCart(draft, null);
  if (check.ok) return ["ok"];
  return check.errors.map(({ list, index, problems }) => {
    return `${list} ${index}: ${problems.map(({ field, kind }) => `${field} ${kind}`).join(", ")}`;
  });
}

describe("the errors of a refused order", () => {
  it("name everything that the untouched form lacks", () => {
    expect(errorLines(EMPTY_DRAFT)).toEqual([
      "doors 0: widthInches missing, heightInches missing, location missing",
      "drawers 0: widthInches missing, heightInches missing, location missing",
    ]);
  });

  it("number each piece within its list and skip the valid ones", () => {
    const doors = [GOOD, { ...GOOD, widthInches: "0" }, GOOD, { ...GOOD, location: "" }];
    const drawers = [GOOD, { ...GOOD, heightInches: "" }];
    expect(errorLines(order({ doors, drawers }))).toEqual([
      "doors 1: widthInches missing",
      "doors 3: location missing",
      "drawers 1: heightInches missing",
    ]);
  });

  it("list what is missing before what cannot be read", () => {
    expect(errorLines(order({ doors: [{ ...BLANK_PIECE, widthInches: "abc" }] }))).toEqual([
      "doors 0: heightInches missing, location missing, widthInches unreadable",
    ]);
  });

  it("refuse a location of 10,000 characters", () => {
    expect(errorLines(order({ doors: [{ ...GOOD, location: "x".repeat(10_000) }] }))).toEqual([
      "doors 0: location too-long",
    ]);
  });
});

describe("blank rows", () => {
  it("at the end of a list are left out, however many there are", () => {
    const check = checkAddToCart(order({ doors: [GOOD, BLANK_PIECE, BLANK_PIECE], drawers: [BLANK_PIECE] }), null);
    expect(check.ok && check.configuration).toMatchObject({ doors: [SINK_PIECE], drawers: [] });
  });

  it("before another row are refused", () => {
    expect(errorLines(order({ drawers: [BLANK_PIECE, GOOD] }))).toEqual([
      "drawers 0: widthInches missing, heightInches missing, location missing",
    ]);
  });

  it("cost nothing at the end, even if all doors are pre-bored", () => {
    const draft = configurationReducer(order({ doors: [GOOD, BLANK_PIECE] }), { type: "pre-bore-all", preBored: true });
    expect(sizedOrderOf(draft).doors).toHaveLength(1);
  });

  it("are no longer blank once something is typed in them", () => {
    const touched = order({ doors: [GOOD], drawers: [{ ...BLANK_PIECE, location: "Hall" }] });
    expect(errorLines(touched)).toEqual(["drawers 0: widthInches missing, heightInches missing"]);
  });
});

describe("a location", () => {
  it.each(["", "   ", "\t\n", "\u00a0"])("of %j counts as missing", (location) => {
    expect(errorLines(order({ drawers: [{ ...GOOD, location }] }))).toEqual(["drawers 0: location missing"]);
  });

  it("is stored trimmed", () => {
    const check = checkAddToCart(order({ doors: [{ ...GOOD, location: "  Sink " }] }), null);
    expect(check).toMatchObject({ ok: true, configuration: { doors: [{ location: "Sink" }] } });
  });
});

describe("panels and fillers", () => {
  it("need nothing: blank ones are dropped, partly filled ones stay", () => {
    const wide = { ...BLANK_PIECE, widthInches: "3" };
    const named = { ...BLANK_PIECE, location: "Island" };
    const check = checkAddToCart(
      order({ doors: [GOOD], panels: [BLANK_PIECE, wide], fillers: [named, BLANK_PIECE] }),
      null,
    );
    const none = { inches: 0, fraction: "0" };
    expect(check).toEqual({
      ok: true,
      configuration: {
        doors: [{ ...SINK_PIECE, preBored: false }],
        drawers: [],
        panels: [{ width: { inches: 3, fraction: "0" }, height: none, location: "" }],
        fillers: [{ width: none, height: none, location: "Island" }],
      },
    });
  });

  it("count towards the 1,000 pieces of a list only if they are not blank", () => {
    const many = { ...GOOD, quantity: "250" };
    const full = [many, many, BLANK_PIECE, many, many];
    expect(errorLines(order({ doors: [GOOD], panels: full }))).toEqual(["ok"]);
    expect(errorLines(order({ doors: [GOOD], panels: [...full, BLANK_PIECE, GOOD] }))).toEqual([
      "panels 6: quantity too-many",
    ]);
  });

  it("stay if only a quantity or a note is typed, but not for spaces and zeros", () => {
    const four = { ...BLANK_PIECE, quantity: "4" };
    const noted = { ...BLANK_PIECE, note: "Match the island" };
    const spaces = { ...BLANK_PIECE, widthInches: " 0 ", location: "  ", note: " ", quantity: "" };
    const check = checkAddToCart(order({ doors: [GOOD], panels: [spaces, four], fillers: [noted, spaces] }), null);
    expect(check).toMatchObject({
      configuration: { panels: [{ quantity: 4 }], fillers: [{ note: "Match the island" }] },
    });
  });

  it.each(["panels", "fillers"] as const)("are refused only if they cannot be read: %s", (list) => {
    const unreadable = { ...BLANK_PIECE, widthFraction: "1/3", heightInches: "abc" };
    expect(errorLines(order({ doors: [GOOD], [list]: [unreadable] }))).toEqual([
      `${list} 0: widthFraction unreadable, heightInches unreadable`,
    ]);
  });

  it.each(["panels", "fillers"] as const)("are never refused for the limits of doors: %s", (list) => {
    const long = { ...GOOD, widthInches: "1500", location: ` ${"x".repeat(79)} ${"y".repeat(5000)}` };
    const check = checkAddToCart(order({ doors: [GOOD], [list]: [long] }), null);
    expect(check).toMatchObject({
      ok: true,
      configuration: { [list]: [{ width: { inches: 1500, fraction: "0" }, location: "x".repeat(79) }] },
    });
  });

  it("have a location that is cut at a whole character", () => {
    const check = checkAddToCart(order({ fillers: [{ ...GOOD, location: `${"x".repeat(79)}\u{1f6aa}` }] }), null);
    expect(check).toMatchObject({ configuration: { fillers: [{ location: "x".repeat(79) }] } });
  });
});

describe("a list that is not included", () => {
  it("is not read at all, even if its content is invalid", () => {
    const bad = { ...GOOD, widthInches: "24 1/3", location: "x".repeat(10_000) };
    const draft = order({ doors: [GOOD], drawers: [bad], panels: [bad], fillers: [bad] });
    const doorsOnly = { ...draft, included: { doors: true, drawers: false, panels: false, fillers: false } };
    expect(checkAddToCart(doorsOnly, null)).toEqual({
      ok: true,
      configuration: { doors: [{ ...SINK_PIECE, preBored: false }], drawers: [], panels: [], fillers: [] },
    });
  });
});

describe("an empty order", () => {
  it.each([
    ["every list is left out", order({})],
    ["only blank panels and fillers are in", order({ panels: [BLANK_PIECE], fillers: [BLANK_PIECE, BLANK_PIECE] })],
  ])("is refused without an error for any piece when %s", (_name, draft) => {
    expect(checkAddToCart(draft, null)).toEqual({ ok: false, errors: [] });
  });

  it("becomes valid with a single panel", () => {
    expect(checkAddToCart(order({ panels: [GOOD] }), null).ok).toBe(true);
  });
});

it("stores pre-boring for doors only", () => {
  const bored = { ...GOOD, preBored: true };
  const check = checkAddToCart(
    order({ doors: [bored, GOOD], drawers: [bored], panels: [bored], fillers: [bored] }),
    null,
  );
  expect(check).toEqual({
    ok: true,
    configuration: {
      doors: [
        { ...SINK_PIECE, preBored: true },
        { ...SINK_PIECE, preBored: false },
      ],
      drawers: [SINK_PIECE],
      panels: [SINK_PIECE],
      fillers: [SINK_PIECE],
    },
  });
});

describe("for any draft", () => {
  it("the draft is not changed, accepted pieces survive a round trip, and a refusal names real faults", () => {
    fc.assert(
      fc.property(fc.oneof(configurationDraft, readableDraft), (draft) => {
        const before = structuredClone(draft);
        const check = checkAddToCart(draft, null);
        expect(draft).toEqual(before);
        if (check.ok) {
          for (const list of PIECE_LISTS) {
            for (const { width, height, location } of check.configuration[list]) {
              const stored = { width, height, location };
              expect(toPiece(toDraft(stored), list)).toEqual(stored);
            }
          }
          expect(checkAddToCart(draftOf(check.configuration), null)).toEqual(check);
          const priced = sizedOrderOf(draft);
          for (const list of PIECE_LISTS) expect(check.configuration[list]).toHaveLength(priced[list].length);
          for (const list of PIECE_LISTS.filter((name) => draft.included[name])) {
            expect(rowsInOrder(draft, list).flatMap((row) => pieceProblems(list, row.draft, null))).toEqual([]);
          }
        } else {
          for (const { list, index, problems } of check.errors) {
            expect(draft.included[list] && draft.rows[list][index] !== undefined).toBe(true);
            expect(problems.length).toBeGreaterThan(0);
          }
        }
      }),
      { numRuns: triesOf(500) },
    );
  });
});
