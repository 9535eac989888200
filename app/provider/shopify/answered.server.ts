import type { Response } from "undici";
import type { Log } from "~/platform/log.server";
import { answer, refuse } from "../host/answers.server";
import { ShopifyError } from "./shopify-error.server";

/**
 * The answer to the contract's caller when a call to Shopify failed: 503 if Shopify is known to be down or busy,
 * otherwise 502.
 */
export async function orFailure(work: () => Response | Promise<Response>, log: Log): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ShopifyError)) throw error;
    const { fault, message, retryAfter, cause } = error;
    log.error("shopify.failed", { fault, why: message, cause: cause instanceof Error ? cause.name : undefined });
    if (fault === "unreachable" || error.isUndone) {
      return answer(503, { message: "The store did not answer" }, { "Retry-After": String(retryAfter) });
    }
    return refuse(502, "The store's answer could not be used");
  }
}
