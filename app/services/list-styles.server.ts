import { draftOf } from "~/domain/drafted-order";
import type { SavedList } from "~/domain/lists/saved-list";
import type { StyleTotal } from "~/domain/other-styles";
import type { Product } from "~/domain/product";
import type { TierId } from "~/domain/tiers";
import { catalog } from "./catalog.server";
import { listInEachStyle } from "./other-styles.server";

/** A saved list as it stands in the shop today. */
interface ListToday {
  /** `null` where its style is sold no more. */
  readonly product: Product | null;
  /** Its total in each style, lowest first; `null` while the styles cannot be had. */
  readonly styles: readonly StyleTotal[] | null;
}

/**
 * What a list comes to today.
 *
 * @param tier the tier whose price its owner gets, `null` for the list price
 * @throws UpstreamFailure
 */
export async function listToday({ productId, pieces }: SavedList, tier: TierId | null): Promise<ListToday> {
  const [product, styles] = await Promise.all([
    catalog().find(productId),
    listInEachStyle(draftOf(pieces), null, tier),
  ]);
  return { product, styles };
}
