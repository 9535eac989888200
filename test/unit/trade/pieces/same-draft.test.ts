import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ConfigurationAction, configurationReducer } from "~/trade/pieces/configuration-steps";
import { draftOf } from "~/trade/pieces/drafted-order";
import { readOrderDraft, writeOrderDraft } from "~/trade/pieces/order-draft-record";
import { isSameDraft } from "~/trade/pieces/same-draft";
import { configuration } from "../../../support/arbitraries";
import { aCartItem } from "../../../support/cart-builders";

const DRAFT = draftOf(aCartItem());

describe("two drafts", () => {
  it("are the same once one has been stored and read back", () => {
    fc.assert(
      fc.property(configuration, (pieces) => {
        const draft = draftOf(pieces);
        const asides = { openings: "", cutList: "", cutListRead: "", finish: "" };
        const reading = readOrderDraft(writeOrderDraft({ draft, asides, savedAt: 1 }));
        expect(reading.kind === "draft" && isSameDraft(reading.order.draft, draft)).toBe(true);
      }),
    );
  });

  it.each<ConfigurationAction>([
    { type: "edit", list: "doors", key: 0, change: { note: "x" } },
    { type: "edit", list: "doors", key: 0, change: { preBored: false } },
    { type: "add", list: "doors" },
    { type: "include", list: "panels", included: true },
    { type: "pre-bore-all", preBored: false },
  ])("differ after $type", (action) => {
    const changed = configurationReducer(DRAFT, action);
    expect(isSameDraft(DRAFT, changed)).toBe(false);
    expect(isSameDraft(changed, DRAFT)).toBe(false);
  });

  it("are the same again when the change is undone", () => {
    const edit = (note: string): ConfigurationAction => ({ type: "edit", list: "doors", key: 0, change: { note } });
    const there = configurationReducer(DRAFT, edit("x"));
    expect(isSameDraft(DRAFT, configurationReducer(there, edit("")))).toBe(true);
  });
});
