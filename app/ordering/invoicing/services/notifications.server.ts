import { shopDatabase } from "~/base/database/shop-database.server";
import { log } from "~/base/platform/log.server";
import { requestPayments } from "~/ordering/orders/stored/payment-work.server";
import { catalog } from "~/provider/catalog/services/catalog.server";
import type { WebhookRequest } from "~/provider/contract/backend.server";
import { receiveWebhook } from "~/provider/provider.server";

/** Requests a check of the invoices with these ids or tags. */
async function followInvoices(names: readonly string[]): Promise<void> {
  if (names.length > 0) await requestPayments(await shopDatabase(), names, Date.now());
}

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
  } else if (typeof outcome === "object") {
    followInvoices(outcome.invoices).catch((error: unknown) => log.error("shopify.webhook.failed", { error }));
  }
  return outcome !== "unsigned";
}
