import type { ConfigurationDraft } from "~/domain/configuration-draft";
import { type StyleTotal, totalInEachStyle } from "~/domain/other-styles";
import type { TierId } from "~/domain/tiers";
import { UpstreamFailure } from "~/platform/upstream-failure.server";
import { catalog } from "./catalog.server";
import { termsShown } from "./settings.server";

/**
 * The list of an order form in every style of the shop, lowest total first; `null` when the provider fails, so that the
 * page with everything typed in it stays.
 *
 * @param tier the tier whose price the visitor gets, `null` for the list price
 */
export async function listInEachStyle(
  draft: ConfigurationDraft,
  tier: TierId | null,
): Promise<readonly StyleTotal[] | null> {
  try {
    const [products, terms] = await Promise.all([catalog().list(), termsShown(tier)]);
    return totalInEachStyle(products, draft, terms);
  } catch (error) {
    if (error instanceof UpstreamFailure) return null;
    throw error;
  }
}
