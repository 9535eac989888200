import { orNullIfDown } from "~/base/platform/upstream-failure.server";
import { type PricedStyles, stylesToPrice, totalInEachStyle } from "~/configurator/order-form/in-other-styles";
import { termsShown } from "~/house/settings/services/settings.server";
import { catalog } from "~/provider/catalog/services/catalog.server";
import { finishedTitle } from "~/trade/catalog/finish";
import { inFinish } from "~/trade/catalog/in-finish";
import type { Product } from "~/trade/catalog/product";
import type { ConfigurationDraft } from "~/trade/pieces/configuration-draft";
import { draftOf } from "~/trade/pieces/drafted-order";
import type { TierId } from "~/trade/pricing/tiers";
import type { SavedList, SavedListSummary } from "../saved-list";

interface ListToday {
  readonly product: Product | null;
  readonly title: string | null;
  readonly priced: PricedStyles | null;
}

/** The price of a list today; without a tier, the list price. Throws UpstreamFailure. */
export async function listToday({ productId, finish, pieces }: SavedList, tier: TierId | null): Promise<ListToday> {
  const sold = await catalog().find(productId);
  const product = sold && inFinish(sold, finish);
  return { product, title: sold?.title ?? null, priced: await listInOtherStyles(draftOf(pieces), product, tier) };
}

/** The style and finish of each list, by its id; left out if no longer sold, or if the styles cannot be loaded. */
export async function titlesOfLists(lists: readonly SavedListSummary[]): Promise<Readonly<Record<string, string>>> {
  const products = (await orNullIfDown(catalog().list())) ?? [];
  const sold = new Map(products.map((product) => [product.id, product]));
  return Object.fromEntries(
    lists.flatMap(({ id, productId, finish }) => {
      const style = sold.get(productId);
      const product = style && inFinish(style, finish);
      return product ? [[id, finishedTitle({ productTitle: product.title, finish })]] : [];
    }),
  );
}

/**
 * The price of an order form's list in other styles of the shop, each in its standard finish; `null` when the provider
 * fails, so that the page still shows everything typed in it.
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
