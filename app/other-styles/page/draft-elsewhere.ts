import { brand } from "~/brand/brand";
import { PIECE_LISTS } from "~/measure/piece";
import { readConfigurationForm } from "~/order-form/configuration-form";
import { loadOrderDraft } from "~/order-form/order-draft";
import { orderDraftKey } from "~/order-form/order-draft-key";
import { recentMomentText } from "~/order-form/page/draft-notice";
import type { ConfigurationDraft } from "~/pieces/configuration-draft";
import { isBegun } from "~/pieces/drafted-order";

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
