import { brand } from "~/base/brand/brand";
import { readConfigurationForm } from "~/configurator/order-form/configuration-form";
import { loadOrderDraft, orderDraftKey } from "~/configurator/order-form/order-draft";
import { intentValue } from "~/configurator/order-form/order-intents";
import { recentMomentText } from "~/configurator/order-form/page/draft-notice";
import { PIECE_LISTS } from "~/trade/measure/piece";
import { BLANK_PIECE } from "~/trade/pieces/blank-piece";
import type { ConfigurationDraft } from "~/trade/pieces/configuration-draft";
import { isBegun } from "~/trade/pieces/drafted-order";

const textsOf = ({ rows }: ConfigurationDraft) =>
  JSON.stringify(PIECE_LISTS.map((list) => rows[list].map((row) => row.draft)));

/**
 * When the stored list of a style was saved, in words, if the list in the form would replace it; `null` if none is
 * stored, or it is the same list.
 */
export function draftElsewhere(productId: string, post: FormData): string | null {
  const stored = loadOrderDraft(orderDraftKey(brand.key, productId));
  if (stored.kind !== "draft" || !isBegun(stored.order.draft)) return null;
  const typed = new URLSearchParams();
  for (const [name, value] of post) typed.append(name, String(value));
  if (textsOf(readConfigurationForm(typed)) === textsOf(stored.order.draft)) return null;
  return recentMomentText(stored.order.savedAt, Date.now());
}

const FIELD = /^[a-z]+\[\d+\]\.([a-zA-Z]+)$/;

/**
 * The order form as its button would post it, but without fields that have the value of a blank piece: the server reads
 * the same list, and a long one stays below the size at which forms are refused.
 */
export function listPost(form: HTMLFormElement, intent: "price" | "compare"): FormData {
  const blank: Readonly<Record<string, string | boolean>> = { ...BLANK_PIECE };
  const post = new FormData();
  for (const [name, value] of new FormData(form)) {
    const field = FIELD.exec(name)?.[1];
    if (field && field !== "widthInches" && value === blank[field]) continue;
    if (name !== "intent") post.append(name, value);
  }
  post.set("intent", intentValue({ type: intent }));
  return post;
}
