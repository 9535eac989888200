import type { Product } from "~/catalog/product";
import { catalog } from "~/catalog/services/catalog.server";
import { type StyleTotal, totalInEachStyle } from "~/other-styles/other-styles";
import type { ConfigurationDraft } from "~/pieces/configuration-draft";
import { orNullIfDown } from "~/platform/or-null-if-down.server";
import type { TierId } from "~/pricing/tiers";
import { termsShown } from "~/settings/services/settings.server";

/**
 * The price of an order form's list in every style of the shop, lowest total first; `null` when the provider fails, so
 * that the page still shows everything typed in it.
 *
 * @param shown a style in the chosen finish, or `null`; all others are in their standard finish
 * @param tier the tier whose price the visitor gets, `null` for the list price
 */
export async function listInEachStyle(
  draft: ConfigurationDraft,
  shown: Product | null,
  tier: TierId | null,
): Promise<readonly StyleTotal[] | null> {
  const found = await orNullIfDown(Promise.all([catalog().list(), termsShown(tier)]));
  if (!found) return null;
  const [products, terms] = found;
  const inFinish = products.map((product) => (product.id === shown?.id ? shown : product));
  return totalInEachStyle(inFinish, draft, terms);
}
