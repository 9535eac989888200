import { brand } from "~/base/brand/brand";
import { readConfigurationForm } from "~/configurator/order-form/configuration-form";
import { loadOrderDraft } from "~/configurator/order-form/order-draft";
import { recentMomentText } from "~/configurator/order-form/page/draft-notice";
import { PIECE_LISTS } from "~/trade/measure/piece";
import type { ConfigurationDraft } from "~/trade/pieces/configuration-draft";
import { isBegun } from "~/trade/pieces/drafted-order";
import { orderDraftKey } from "../../order-form/order-draft";

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
