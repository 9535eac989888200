import { brand } from "~/brand/brand";
import { PIECE_LISTS } from "~/measure/piece";
import { readConfigurationForm } from "~/order-form/configuration-form";
import { loadKeptOrder } from "~/order-form/order-draft";
import { orderDraftKey } from "~/order-form/order-draft-key";
import { momentText } from "~/order-form/page/kept-notice";
import { isBegun } from "~/order-form/page/use-kept-order";
import type { ConfigurationDraft } from "~/pieces/configuration-draft";

const textsOf = ({ rows }: ConfigurationDraft) =>
  JSON.stringify(PIECE_LISTS.map((list) => rows[list].map((row) => row.draft)));

/**
 * When another list was stored for a style, which the list in the form would replace, in words; `null` if none is
 * stored or it is the same list.
 */
export function keptElsewhere(productId: string, post: FormData): string | null {
  const stored = loadKeptOrder(orderDraftKey(brand.key, productId));
  if (stored.kind !== "kept" || !isBegun(stored.order.draft)) return null;
  const typed = new URLSearchParams();
  for (const [name, value] of post) typed.append(name, String(value));
  if (textsOf(readConfigurationForm(typed)) === textsOf(stored.order.draft)) return null;
  return momentText(stored.order.savedAt, Date.now());
}
