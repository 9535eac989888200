import { shopDatabase } from "~/base/database/shop-database.server";
import { log } from "~/base/platform/log.server";
import { requestPayments } from "~/ordering/orders/stored/payment-work.server";
import { catalog } from "~/provider/catalog/services/catalog.server";
import type { WebhookRequest } from "~/provider/contract/backend.server";
import { receiveWebhook } from "~/provider/provider.server";

async function followInvoices(names: readonly string[]): Promise<void> {
  if (names.length > 0) await requestPayments(await shopDatabase(), names, Date.now());
}

/**
 * Whether a notification really came from the provider, which does not wait for what it starts; `null` if it sends
 * none.
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
