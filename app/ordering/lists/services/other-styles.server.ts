import { orNullIfDown } from "~/base/platform/upstream-failure.server";
import { type PricedStyles, stylesToPrice, totalInEachStyle } from "~/configurator/order-form/in-other-styles";
import { termsShown } from "~/house/settings/services/settings.server";
import { catalog } from "~/provider/catalog/services/catalog.server";
import type { Product } from "~/trade/catalog/product";
import type { ConfigurationDraft } from "~/trade/pieces/configuration-draft";
import type { TierId } from "~/trade/pricing/tiers";

/**
 * The price of an order form's list in other styles of the shop, see {@link stylesToPrice}; `null` when the provider
 * fails, so that the page still shows everything typed in it.
 *
 * @param shown a style in the chosen finish, or `null`; all others are in their standard finish
 * @param tier the tier whose price the visitor gets, `null` for the list price
 */
export async function listInOtherStyles(
  draft: ConfigurationDraft,
  shown: Product | null,
  tier: TierId | null,
): Promise<PricedStyles | null> {
  const found = await orNullIfDown(Promise.all([catalog().list(), termsShown(tier)]));
  if (!found) return null;
  const [products, terms] = found;
  return { styles: totalInEachStyle(stylesToPrice(products, shown), draft, terms), sold: products.length };
}
