import type { Response } from "undici";
import type { BackendLog } from "../contract/backend.server";
import { answer, refuse } from "../host/answers.server";
import { ShopifyError } from "./shopify-error.server";

/** What the contract's caller is told of a call to Shopify that failed: 503 where it is known to be down or busy, 502 otherwise. */
export async function orFailure(work: () => Response | Promise<Response>, log: BackendLog): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ShopifyError)) throw error;
    const { fault, message, retryAfter, cause } = error;
    log.error("shopify.failed", { fault, why: message, cause: cause instanceof Error ? cause.name : undefined });
    if (fault === "unreachable" || fault === "busy") {
      return answer(503, { message: "The store did not answer" }, { "Retry-After": String(retryAfter) });
    }
    return refuse(502, "The store's answer could not be used");
  }
}
