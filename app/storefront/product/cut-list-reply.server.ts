import { readCutListForm } from "~/configurator/cut-list-panel/cut-list-form";
import { readCutListIntent } from "~/configurator/cut-list-panel/cut-list-form-names";
import { leftOf, readHeld } from "~/configurator/cut-list-panel/cut-list-left";
import type { OrderReply } from "~/configurator/order-form/order-reply";
import type { HeldCutList } from "~/trade/cut-list/reading/posted-cut-list";
import { countTaken, takenPieces } from "~/trade/cut-list/reading/read-cut-list";
import type { OptionOffers } from "~/trade/measure/option-offers";
import type { ConfigurationDraft } from "~/trade/pieces/configuration-draft";
import { configurationReducer } from "~/trade/pieces/configuration-steps";

const NOTHING: HeldCutList = {
  list: { text: "", problem: null, isTruncated: false, choices: {} },
  isLeft: false,
  isShown: true,
};

/** The cut list of a posted order form, for the answer to any of its buttons; empty for a form without one. */
export function heldCutList(form: URLSearchParams, file: Uint8Array | null): { readonly cutList?: HeldCutList } {
  const posted = readCutListForm(form, file);
  return posted ? { cutList: { list: posted.list, isLeft: posted.isLeft, isShown: posted.isShown } } : {};
}

/**
 * Answers a cut list's submit button in an order form: shows how the list is read, or adds its ticked pieces to the
 * draft and leaves the lines that still need correcting. If the button to add comes with something not shown before, a
 * file or a changed text, that is shown first.
 *
 * @param offers what the owner saved for hinges and handles
 * @param mostRows the most rows that the answer shows; those after them stay in the field
 * @returns `null` for another button
 */
export function replyToCutList(
  form: URLSearchParams,
  file: Uint8Array | null,
  draft: ConfigurationDraft,
  offers: OptionOffers | undefined,
  mostRows: number,
): OrderReply | null {
  const intent = readCutListIntent(form.get("intent"));
  if (!intent) return null;
  const { isSeen, ...held } = readCutListForm(form, file) ?? { ...NOTHING, isSeen: false };
  const reading = readHeld(held, offers, mostRows);
  const pieces = countTaken(reading.rows);
  if (intent === "read" || !isSeen || pieces === 0) {
    return { draft, outcome: "list-read", cutList: { ...held, isShown: true } };
  }
  const filled = configurationReducer(draft, { type: "append", pieces: takenPieces(reading.rows) });
  const left = leftOf(reading, held.list.choices);
  return { draft: filled, outcome: "list-taken", pieces, ...(left && { cutList: left }) };
}
