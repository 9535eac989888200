import { isPayAddress } from "~/orders/payment";
import { type DraftOrderInput, toCents } from "./draft-input.server";
import {
  dropMeasuredOrder,
  findMeasuredOrder,
  measuredOrderState,
  placeMeasuredOrder,
  previewMeasuredOrder,
} from "./operations/orders.server";
import { ShopifyError } from "./shopify-error.server";
import { inWords, type UserError } from "./user-errors.server";
import type { Ask } from "./wire.server";

/** Shopify refuses what an invoice needs: another try would end the same way. Its message is for the admin pages. */
export class DraftRefused extends Error {
  override readonly name = "DraftRefused";
}

/** The progress of a draft order: it may be `ordered` without being paid. */
export type DraftProgress = "open" | "ordered" | "paid";

/** An existing draft order. */
export interface MadeDraft {
  readonly id: string;
  /** Where it is paid; `null` if Shopify gives no address that a page may link to. */
  readonly url: string | null;
  /** Its amount in cents; `null` if it is not in dollars. */
  readonly cents: number | null;
}

/** A draft order returned by a search. */
export interface FoundDraft extends MadeDraft {
  readonly progress: DraftProgress;
}

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

/** @throws DraftRefused with Shopify's message */
function orRefused(errors: readonly UserError[], what: string): void {
  if (errors.length > 0) throw new DraftRefused(`Shopify does not ${what} the invoice: ${inWords(errors)}`);
}

/** The draft orders of a store; each call throws ShopifyError if it fails. */
export function createDraftOrders(ask: Ask) {
  return {
    /**
     * The amount that Shopify would charge, in cents, without creating anything. `null` if it is not in dollars.
     *
     * @throws DraftRefused
     */
    async calculate(order: DraftOrderInput, signal: AbortSignal): Promise<number | null> {
      const { draftOrderCalculate } = await ask(previewMeasuredOrder, { order }, { signal, isRead: true });
      orRefused(draftOrderCalculate?.userErrors ?? [], "accept");
      const sums = draftOrderCalculate?.calculatedDraftOrder;
      if (!sums) throw new DraftRefused("Shopify does not say what the invoice's total would be.");
      return toCents(sums.totalPriceSet.presentmentMoney);
    },
    /**
     * Creates a draft, a new one each time.
     *
     * @throws DraftRefused
     */
    async make(order: DraftOrderInput, signal: AbortSignal): Promise<MadeDraft> {
      const { draftOrderCreate } = await ask(placeMeasuredOrder, { order }, { signal, isRead: false });
      orRefused(draftOrderCreate?.userErrors ?? [], "accept");
      const draft = draftOrderCreate?.draftOrder;
      if (!draft) throw new ShopifyError("malformed", "neither a draft nor a reason");
      return toMade(draft);
    },
    /** The drafts with a tag, oldest first; drafts of the last seconds may be missing. */
    async find(ref: string, signal: AbortSignal): Promise<readonly FoundDraft[]> {
      const { draftOrders } = await ask(findMeasuredOrder, { filter: `tag:'${ref}'` }, { signal, isRead: true });
      const own = draftOrders.nodes.filter(({ tags }) => tags.includes(ref));
      return own.map((draft) => ({ ...toMade(draft), progress: progressOf(draft) }));
    },
    /** The progress of a draft; `gone` if it does not exist. */
    async read(draftId: string, signal: AbortSignal): Promise<DraftProgress | "gone"> {
      const { draftOrder } = await ask(measuredOrderState, { draftId }, { signal, isRead: true });
      return draftOrder ? progressOf(draftOrder) : "gone";
    },
    /**
     * Deletes a draft that is not an order yet.
     *
     * @throws DraftRefused
     */
    async drop(id: string, signal: AbortSignal): Promise<void> {
      const { draftOrderDelete } = await ask(dropMeasuredOrder, { draft: { id } }, { signal, isRead: false });
      orRefused(draftOrderDelete?.userErrors ?? [], "delete");
    },
  };
}

export type DraftOrders = ReturnType<typeof createDraftOrders>;
