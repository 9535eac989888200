import type { ConfigurationDraft } from "~/domain/configuration-draft";
import { type StyleTotal, totalInEachStyle } from "~/domain/other-styles";
import type { Product } from "~/domain/product";
import type { TierId } from "~/domain/tiers";
import { catalog } from "./catalog.server";
import { termsShown } from "./settings.server";
import { unlessAway } from "./unless-away.server";

/**
 * The list of an order form in every style of the shop, lowest total first; `null` when the provider fails, so that the
 * page with everything typed in it stays.
 *
 * @param shown a style in the finish that was chosen; every other one is as it is sold, or `null`
 * @param tier the tier whose price the visitor gets, `null` for the list price
 */
export async function listInEachStyle(
  draft: ConfigurationDraft,
  shown: Product | null,
  tier: TierId | null,
): Promise<readonly StyleTotal[] | null> {
  const found = await unlessAway(Promise.all([catalog().list(), termsShown(tier)]));
  if (!found) return null;
  const [products, terms] = found;
  const inFinish = products.map((product) => (product.id === shown?.id ? shown : product));
  return totalInEachStyle(inFinish, draft, terms);
}
