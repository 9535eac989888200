import { describe, expect, it } from "vitest";
import { checkAddToCart } from "~/configurator/order-form/add-to-cart";
import { orderFormRefusal, withoutFixed } from "~/configurator/order-form/refusal";
import { BLANK_PIECE, type PieceDraft } from "~/trade/pieces/blank-piece";
import { type ConfigurationDraft, createDraft } from "~/trade/pieces/configuration-draft";
import { configurationReducer } from "~/trade/pieces/configuration-steps";
import { specificationOf } from "../../../support/specifications";

const ashby = specificationOf("ashby");

const order = (...doors: Partial<PieceDraft>[]): ConfigurationDraft =>
  createDraft({
    pieces: { doors: doors.map((door) => ({ ...BLANK_PIECE, ...door })), drawers: [], panels: [], fillers: [] },
    included: { doors: true, drawers: false, panels: false, fillers: false },
    preBoredByDefault: false,
  });

function refused(draft: ConfigurationDraft) {
  const check = checkAddToCart(draft, ashby);
  if (check.ok) throw new Error("not refused");
  return orderFormRefusal(check.errors, draft);
}

/** The order after a change to one of its doors. */
const edited = (draft: ConfigurationDraft, key: number, change: Partial<PieceDraft>) =>
  configurationReducer(draft, { type: "edit", list: "doors", key, change });

describe("what remains of a refusal", () => {
  const narrow = order({ widthInches: "2", heightInches: "30", location: "Sink" });

  it("is the same object while nothing is corrected, even if something else is typed", () => {
    const refusal = refused(narrow);
    expect(withoutFixed(refusal, edited(narrow, 0, { widthInches: "3", note: "x" }), ashby)).toBe(refusal);
  });

  it("is null once its cause is gone, even if something else is wrong now", () => {
    const refusal = refused(narrow);
    expect(withoutFixed(refusal, edited(narrow, 0, { widthInches: "90" }), ashby)).toBeNull();
    expect(withoutFixed(refused(order({})), order({}), ashby)).not.toBeNull();
  });

  it("keeps an unreadable size until it can be read, or is unreadable for another reason", () => {
    const unread = order({ widthInches: "x", heightInches: "30", location: "Sink" });
    const refusal = refused(unread);
    expect(withoutFixed(refusal, edited(unread, 0, { widthInches: "xx" }), ashby)).toBe(refusal);
    expect(withoutFixed(refusal, edited(unread, 0, { widthInches: "15 1/3" }), ashby)).toBeNull();
  });

  it("drops a row that was removed", () => {
    const two = order({ location: "Hall" }, { widthInches: "15" });
    const left = withoutFixed(
      refused(two),
      configurationReducer(two, { type: "remove", list: "doors", key: 0 }),
      ashby,
    );
    expect(left).toMatchObject([{ index: 0, key: 1 }]);
  });
});
