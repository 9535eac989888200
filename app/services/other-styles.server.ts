import type { ConfigurationDraft } from "~/domain/configuration-draft";
import { type StyleTotal, totalInEachStyle } from "~/domain/other-styles";
import { UpstreamFailure } from "~/platform/upstream-failure.server";
import { catalog } from "./catalog.server";

/**
 * The list of an order form in every style of the shop, lowest total first; `null` when the provider fails, so that the
 * page with everything typed in it stays.
 */
export async function listInEachStyle(draft: ConfigurationDraft): Promise<readonly StyleTotal[] | null> {
  try {
    return totalInEachStyle(await catalog().list(), draft);
  } catch (error) {
    if (error instanceof UpstreamFailure) return null;
    throw error;
  }
}
