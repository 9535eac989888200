import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PIECE_LISTS } from "~/trade/measure/piece";
import { BLANK_PIECE } from "~/trade/pieces/blank-piece";
import { createDraft, EMPTY_DRAFT } from "~/trade/pieces/configuration-draft";
import { type OrderDraft, readOrderDraft, writeOrderDraft } from "~/trade/pieces/order-draft-record";
import { configurationDraft } from "../../../support/arbitraries";

const NO_PIECES = { doors: [], drawers: [], panels: [], fillers: [] };
const SINK = { ...BLANK_PIECE, widthInches: "15", widthFraction: "1/2", heightInches: "24 1/3", location: "Sink" };
const ORDER: OrderDraft = {
  draft: createDraft({ ...EMPTY_DRAFT, pieces: { ...NO_PIECES, doors: [SINK, BLANK_PIECE] } }),
  asides: { openings: "{}", cutList: "2 @ 15 x 30", cutListRead: '{"isLeft":true}', finish: "Sage" },
  savedAt: 1_700_000_000_000,
};

/** Reads back a record after a change. */
function readChanged(change: (record: Record<string, unknown>) => void) {
  const record = JSON.parse(writeOrderDraft(ORDER));
  change(record);
  return readOrderDraft(JSON.stringify(record));
}
const piecesOf = (order: OrderDraft) => PIECE_LISTS.map((list) => order.draft.rows[list].map((row) => row.draft));

describe("a stored order form", () => {
  it("is restored as it was typed, readable or not", () => {
    expect(readOrderDraft(writeOrderDraft(ORDER))).toEqual({ kind: "draft", order: ORDER });
  });

  it("is restored completely, for any typed text", () => {
    fc.assert(
      fc.property(configurationDraft, fc.nat(), fc.string(), (draft, savedAt, text) => {
        const order = { draft, savedAt, asides: { openings: text, cutList: text, cutListRead: text, finish: text } };
        const back = readOrderDraft(writeOrderDraft(order));
        if (back.kind !== "draft") throw new Error(back.kind);
        expect(piecesOf(back.order)).toEqual(piecesOf(order));
        expect(back.order.draft.included).toEqual(draft.included);
        expect(back.order.draft.preBoredByDefault).toBe(draft.preBoredByDefault);
        expect([back.order.asides, back.order.savedAt]).toEqual([order.asides, savedAt]);
      }),
    );
  });

  it("is left alone if a newer version wrote it", () => {
    expect(
      readChanged((record) => {
        record.version = 2;
      }),
    ).toEqual({ kind: "newer" });
  });

  it.each([null, "", "null", "7", "[]", "{", "{}", '{"version":1}', '{"version":"1","pieces":{},"included":{}}'])(
    "is missing if storage holds %j",
    (text) => {
      expect(readOrderDraft(text)).toEqual({ kind: "none" });
    },
  );

  it("is read without an exception from any stored value", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.jsonValue(), (text, value) => {
        expect(["none", "draft", "newer"]).toContain(readOrderDraft(text).kind);
        const damaged = readChanged((record) => {
          record.pieces = { doors: value, drawers: [value], panels: { length: 3 } };
          record.included = { doors: value };
          record.asides = value;
          record.savedAt = value;
        });
        if (damaged.kind !== "draft") throw new Error(damaged.kind);
        for (const list of PIECE_LISTS) {
          for (const row of damaged.order.draft.rows[list]) {
            for (const [field, blank] of Object.entries(BLANK_PIECE)) {
              expect(typeof row.draft[field as keyof typeof BLANK_PIECE]).toBe(typeof blank);
            }
          }
        }
      }),
    );
  });

  it("loses only a field that is too long or of the wrong type", () => {
    const back = readChanged((record) => {
      record.pieces = { doors: [{ widthInches: "15", location: "x".repeat(501), preBored: "yes", note: 7 }, null] };
      record.asides = { openings: "x".repeat(1_000_001), cutList: "stored", finish: 7 };
    });
    if (back.kind !== "draft") throw new Error(back.kind);
    expect(back.order.draft.rows.doors.map((row) => row.draft)).toEqual([{ ...BLANK_PIECE, widthInches: "15" }]);
    expect(back.order.asides).toEqual({ openings: "", cutList: "stored", cutListRead: "", finish: "" });
  });

  it("is restored from an older record without the reading of a cut list", () => {
    const old =
      '{"version":1,"savedAt":7,"included":{"doors":true},"pieces":{"doors":[{"widthInches":"15"}]},"asides":{"openings":"","cutList":"2 @ 15 x 30","finish":""}}';
    const back = readOrderDraft(old);
    if (back.kind !== "draft") throw new Error(back.kind);
    expect(back.order.asides).toEqual({ openings: "", cutList: "2 @ 15 x 30", cutListRead: "", finish: "" });
  });

  it("holds at most as many rows as the form", () => {
    const back = readChanged((record) => {
      record.pieces = { doors: Array.from({ length: 1100 }, () => ({})) };
    });
    expect(back).toMatchObject({ kind: "draft", order: { draft: { rows: { doors: { length: 1000 } } } } });
  });
});
