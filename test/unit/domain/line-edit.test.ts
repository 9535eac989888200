import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { draftOf } from "~/domain/configuration-draft";
import { configurationReducer } from "~/domain/configuration-steps";
import { fieldsOf, isSameDraft, readLineEdit, writeLineEdit } from "~/domain/line-edit";
import { BLANK_PIECE } from "~/domain/piece-draft";
import { aCartItem } from "../../support/cart-builders";
import { configuration } from "./arbitraries";

const DRAFT = draftOf(aCartItem());
const STORED = writeLineEdit({ draft: DRAFT, touchedAt: 1000 });

describe("a kept edit", () => {
  it("is read back as it was typed", () => {
    fc.assert(
      fc.property(configuration, fc.nat(), (pieces, touchedAt) => {
        const draft = draftOf(pieces);
        const reading = readLineEdit(writeLineEdit({ draft, touchedAt }));
        if (reading.kind !== "edit") throw new Error("the edit was not read");
        expect(fieldsOf(reading.edit.draft)).toEqual(fieldsOf(draft));
        expect(reading.edit.touchedAt).toBe(touchedAt);
        expect(isSameDraft(reading.edit.draft, draft)).toBe(true);
      }),
    );
  });

  it("keeps what no field could mean, as it was typed", () => {
    const row = { ...BLANK_PIECE, widthInches: "15 1/3", quantity: "many", note: "  " };
    const draft = configurationReducer(DRAFT, {
      type: "take",
      pieces: { doors: [row], drawers: [], panels: [], fillers: [] },
    });
    const reading = readLineEdit(writeLineEdit({ draft, touchedAt: 1 }));
    expect(reading.kind === "edit" && reading.edit.draft.rows.doors.at(-1)?.draft).toEqual(row);
  });

  it.each([
    null,
    "",
    "null",
    "{oops",
    "[]",
    '{"version":1}',
    STORED.replace('"preBored":true', '"preBored":"yes"'),
    STORED.replace('"version":1', '"version":0'),
    STORED.replace('"Sink"', `"${"x".repeat(1001)}"`),
    STORED.replace(/"note":"",/, ""),
  ])("is none where it cannot be read (case %#)", (text) => {
    expect(readLineEdit(text)).toEqual({ kind: "none" });
  });

  it("of a newer version is left alone", () => {
    expect(readLineEdit(STORED.replace('"version":1', '"version":2'))).toEqual({ kind: "newer" });
  });

  it("is the same only where every text and choice is", () => {
    const [door] = DRAFT.rows.doors;
    const key = door?.key ?? -1;
    const edited = configurationReducer(DRAFT, { type: "edit", list: "doors", key, change: { note: "x" } });
    expect(isSameDraft(DRAFT, edited)).toBe(false);
    expect(isSameDraft(DRAFT, configurationReducer(DRAFT, { type: "add", list: "doors" }))).toBe(false);
    const without = configurationReducer(DRAFT, { type: "include", list: "panels", included: true });
    expect(isSameDraft(DRAFT, without)).toBe(false);
    const back = configurationReducer(edited, { type: "edit", list: "doors", key, change: { note: "" } });
    expect(isSameDraft(DRAFT, back)).toBe(true);
  });
});
