import { isPayAddress } from "~/house/invoices/store-invoice";
import { type DraftOrders, type DraftProgress, DraftRefused, type MadeDraft } from "../contract/draft-orders.server";
import { draftInput, toCents } from "./draft-input.server";
import {
  dropMeasuredOrder,
  findMeasuredOrder,
  measuredOrderState,
  placeMeasuredOrder,
  previewMeasuredOrder,
} from "./operations/orders.server";
import { inWords, ShopifyError, type UserError } from "./shopify-error.server";
import type { Ask } from "./wire.server";

interface ReadDraft {
  readonly status: string;
  readonly order: { readonly fullyPaid: boolean } | null;
}

function progressOf({ status, order }: ReadDraft): DraftProgress {
  if (status !== "COMPLETED") return "open";
  return order?.fullyPaid ? "paid" : "ordered";
}

interface AnsweredDraft {
  readonly id: string;
  readonly invoiceUrl: string | null;
  readonly totalPriceSet: { readonly presentmentMoney: Parameters<typeof toCents>[0] };
}

const toMade = ({ id, invoiceUrl, totalPriceSet }: AnsweredDraft): MadeDraft => ({
  id,
  url: isPayAddress(invoiceUrl) ? invoiceUrl : null,
  cents: toCents(totalPriceSet.presentmentMoney),
});

function orRefused(errors: readonly UserError[], what: string): void {
  if (errors.length > 0) throw new DraftRefused(`Shopify does not ${what} the invoice: ${inWords(errors)}`);
}

export function createDraftOrders(ask: Ask): DraftOrders {
  return {
    async calculate(invoiced, signal) {
      const order = draftInput(invoiced);
      const { draftOrderCalculate } = await ask(previewMeasuredOrder, { order }, { signal, isRead: true });
      orRefused(draftOrderCalculate?.userErrors ?? [], "accept");
      const sums = draftOrderCalculate?.calculatedDraftOrder;
      if (!sums) throw new DraftRefused("Shopify does not say what the invoice's total would be.");
      return toCents(sums.totalPriceSet.presentmentMoney);
    },
    async make(invoiced, signal) {
      const order = draftInput(invoiced);
      const { draftOrderCreate } = await ask(placeMeasuredOrder, { order }, { signal, isRead: false });
      orRefused(draftOrderCreate?.userErrors ?? [], "accept");
      const draft = draftOrderCreate?.draftOrder;
      if (!draft) throw new ShopifyError("malformed", "neither a draft nor a reason");
      return toMade(draft);
    },
    async find(ref, signal) {
      const { draftOrders } = await ask(findMeasuredOrder, { filter: `tag:'${ref}'` }, { signal, isRead: true });
      const own = draftOrders.nodes.filter(({ tags }) => tags.includes(ref));
      return own.map((draft) => ({ ...toMade(draft), progress: progressOf(draft) }));
    },
    async read(draftId, signal) {
      const { draftOrder } = await ask(measuredOrderState, { draftId }, { signal, isRead: true });
      return draftOrder ? progressOf(draftOrder) : "gone";
    },
    async drop(id, signal) {
      const { draftOrderDelete } = await ask(dropMeasuredOrder, { draft: { id } }, { signal, isRead: false });
      orRefused(draftOrderDelete?.userErrors ?? [], "delete");
    },
  };
}
