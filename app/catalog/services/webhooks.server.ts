import { log } from "~/platform/log.server";
import type { WebhookRequest } from "~/provider/contract/backend.server";
import { receiveWebhook } from "~/provider/provider.server";
import { catalog } from "./catalog.server";

/**
 * Accepts a notification from the provider, and reads again what has changed; the provider does not wait for that.
 *
 * @returns whether it really came from the provider; `null` if the provider sends no notifications
 */
export async function receiveNotification(request: WebhookRequest): Promise<boolean | null> {
  const outcome = await receiveWebhook(request);
  if (outcome === null) return null;
  if (outcome === "products") {
    catalog()
      .renew()
      .catch((error: unknown) => log.error("catalog.renew.failed", { error }));
  }
  return outcome !== "unsigned";
}
