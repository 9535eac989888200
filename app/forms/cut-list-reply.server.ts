import type { ConfigurationDraft } from "~/domain/configuration-draft";
import { configurationReducer } from "~/domain/configuration-steps";
import { readPosted } from "~/domain/cut-list/posted-cut-list";
import { countTaken, takenPieces } from "~/domain/cut-list/read-cut-list";
import type { OrderReply } from "~/domain/order-reply";
import { readCutListForm } from "./cut-list-form";
import { readCutListIntent } from "./cut-list-form-names";

/**
 * Answers a submit button of the cut list in an order form: shows how the list reads, or takes its ticked pieces into
 * the draft. A file that comes with the button that takes is shown first: nobody has seen it yet.
 *
 * @returns `null` for another button
 */
export function replyToCutList(
  form: URLSearchParams,
  file: Uint8Array | null,
  draft: ConfigurationDraft,
): OrderReply | null {
  const intent = readCutListIntent(form.get("intent"));
  if (!intent) return null;
  const list = readCutListForm(form, file);
  const { rows } = readPosted(list);
  const pieces = countTaken(rows);
  if (intent === "read" || file || pieces === 0) return { draft, outcome: "list-read", list };
  const filled = configurationReducer(draft, { type: "take", pieces: takenPieces(rows) });
  return { draft: filled, outcome: "list-taken", pieces };
}
