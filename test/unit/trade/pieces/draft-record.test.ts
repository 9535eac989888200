import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DETAIL_NAMES } from "~/trade/measure/detail-names";
import type { PieceDetail } from "~/trade/measure/piece";
import { BLANK_PIECE } from "~/trade/pieces/blank-piece";
import { createDraft, draftsOf } from "~/trade/pieces/configuration-draft";
import { draftRecord, readDraftRecord } from "~/trade/pieces/draft-record";

const text = fc.constantFrom("", "0", "1", "15 1/2", "left");
const piece = fc.record({
  widthInches: text,
  widthFraction: text,
  heightInches: text,
  heightFraction: text,
  location: text,
  preBored: fc.boolean(),
  quantity: text,
  ...(Object.fromEntries(DETAIL_NAMES.map((name) => [name, text])) as Record<PieceDetail, typeof text>),
});
const pieces = fc.array(piece, { minLength: 1, maxLength: 4 });
const lists = fc.record({ doors: pieces, drawers: pieces, panels: pieces, fillers: pieces });

describe("the record of a draft", () => {
  it("holds everything that was typed", () => {
    fc.assert(
      fc.property(lists, fc.boolean(), (typed, isIn) => {
        const included = { doors: isIn, drawers: !isIn, panels: isIn, fillers: !isIn };
        const draft = createDraft({ pieces: typed, included, preBoredByDefault: isIn });
        const read = readDraftRecord(JSON.parse(JSON.stringify(draftRecord(draft))));
        expect(draftsOf(read)).toEqual(draftsOf(draft));
        expect([read.included, read.preBoredByDefault]).toEqual([included, isIn]);
      }),
    );
  });

  it("leaves out what is the same as in a blank row", () => {
    const doors = [{ ...BLANK_PIECE, widthInches: "15", location: "Sink" }, BLANK_PIECE];
    const included = { doors: true, drawers: true, panels: false, fillers: false };
    const draft = createDraft({
      pieces: { doors, drawers: [], panels: [], fillers: [] },
      included,
      preBoredByDefault: false,
    });
    expect(draftRecord(draft).pieces).toEqual({
      doors: [["15", null, "Sink"], []],
      drawers: [[]],
      panels: [[]],
      fillers: [[]],
    });
  });
});
