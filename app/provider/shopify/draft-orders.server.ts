import { type DraftOrderInput, toCents } from "./draft-input.server";
import {
  dropMeasuredOrder,
  findMeasuredOrder,
  measuredOrderState,
  placeMeasuredOrder,
  previewMeasuredOrder,
} from "./operations/orders.server";
import { scrubbed } from "./shopify-error.server";
import { fieldOf, orThrow, type UserError } from "./user-errors.server";
import type { Ask } from "./wire.server";

/** Shopify does not take an invoice as it is: another try would end the same. */
export class DraftRefused extends Error {
  override readonly name = "DraftRefused";
}

/** A draft order that there is. */
export interface MadeDraft {
  readonly id: string;
  readonly url: string | null;
}

/** @throws DraftRefused */
function orRefused(errors: readonly UserError[]): void {
  const [first] = errors;
  if (first) throw new DraftRefused(`Shopify does not take the invoice: ${fieldOf(first)} ${scrubbed(first.message)}`);
}

/** The draft orders of a store; each call throws ShopifyError where it fails. */
export function createDraftOrders(ask: Ask) {
  const toMade = ({ id, invoiceUrl }: { readonly id: string; readonly invoiceUrl: string | null }): MadeDraft => ({
    id,
    url: invoiceUrl,
  });
  return {
    /**
     * What Shopify would ask for, in cents; nothing is made.
     *
     * @throws DraftRefused
     */
    async calculate(order: DraftOrderInput, signal: AbortSignal): Promise<number | null> {
      const { draftOrderCalculate } = await ask(previewMeasuredOrder, { order }, { signal, isRead: true });
      orRefused(draftOrderCalculate?.userErrors ?? []);
      const sums = draftOrderCalculate?.calculatedDraftOrder;
      return sums ? toCents(sums.totalPriceSet.presentmentMoney) : null;
    },
    /**
     * Makes a draft, each time another one; what it asks for is in cents.
     *
     * @throws DraftRefused
     */
    async make(order: DraftOrderInput, signal: AbortSignal): Promise<MadeDraft & { readonly cents: number | null }> {
      const { draftOrderCreate } = await ask(placeMeasuredOrder, { order }, { signal, isRead: false });
      orRefused(draftOrderCreate?.userErrors ?? []);
      const draft = draftOrderCreate?.draftOrder;
      if (!draft) throw new DraftRefused("Shopify did not make the invoice");
      return { ...toMade(draft), cents: toCents(draft.totalPriceSet.presentmentMoney) };
    },
    /** Those with a tag, the oldest first; what was made within the last seconds may be missing. */
    async find(ref: string, signal: AbortSignal): Promise<readonly MadeDraft[]> {
      const { draftOrders } = await ask(findMeasuredOrder, { filter: `tag:'${ref}'` }, { signal, isRead: true });
      return draftOrders.nodes.filter(({ tags }) => tags.includes(ref)).map(toMade);
    },
    /** How far one is. */
    async read(draftId: string, signal: AbortSignal): Promise<"open" | "ordered" | "paid" | "gone"> {
      const { draftOrder } = await ask(measuredOrderState, { draftId }, { signal, isRead: true });
      if (!draftOrder) return "gone";
      if (draftOrder.status !== "COMPLETED") return "open";
      return draftOrder.order?.fullyPaid ? "paid" : "ordered";
    },
    /** Deletes one that is no order yet. */
    async drop(id: string, signal: AbortSignal): Promise<void> {
      const { draftOrderDelete } = await ask(dropMeasuredOrder, { draft: { id } }, { signal, isRead: false });
      orThrow(draftOrderDelete?.userErrors ?? []);
    },
  };
}

export type DraftOrders = ReturnType<typeof createDraftOrders>;
