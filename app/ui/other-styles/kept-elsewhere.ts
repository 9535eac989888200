import { loadKeptOrder } from "~/browser/order-draft";
import { orderDraftKey } from "~/browser/order-draft-key";
import { brand } from "~/content/brand";
import type { ConfigurationDraft } from "~/domain/configuration-draft";
import { PIECE_LISTS } from "~/domain/piece";
import { readConfigurationForm } from "~/forms/configuration-form";
import { momentText } from "~/ui/order/kept-notice";
import { isBegun } from "~/ui/order/use-kept-order";

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
