import type { Log } from "~/base/platform/log.server";
import type { InvoicePart } from "~/house/invoices/store-invoice";
import { invoiceParts } from "~/ordering/orders/invoice-parts";
import type { ClaimedPayment, KnownDraft, SettledPayment } from "~/ordering/orders/stored/payment-work.server";
import { type DraftOrders, DraftRefused, type Invoiced } from "~/provider/contract/draft-orders.server";
import { comparedTotals, createDraftSteps, NotYetKnown } from "./draft-steps.server";
import type { Payments } from "./payments.server";

/** The most lines of a draft order, less one for the tax. */
const MAX_LINES = 498;

/** The wait before the first check of unpaid invoices without a webhook, and the longest wait between two. */
const FIRST_CHECK_MS = 15 * 60_000;
const LONGEST_CHECK_MS = 24 * 3_600_000;

const PAID_BEFORE =
  "An invoice for an earlier version of this order was paid or became an order in Shopify. Check there what is still due.";
const PAID_THOUGH =
  "An invoice was paid or became an order in Shopify, but nothing is due for this order now. Refund there what is not owed.";
const DELETED = "An invoice of this order was deleted in Shopify.";

const isActive = ({ state }: KnownDraft) => state === "wanted" || state === "made";

interface InvoicingOptions {
  readonly drafts: DraftOrders;
  readonly payments: Pick<Payments, "plan" | "note">;
  readonly log: Log;
  readonly now: () => number;
}

export function createInvoicing({ drafts, payments, log, now }: InvoicingOptions) {
  const steps = createDraftSteps({ drafts, payments, now });

  /** Withdraws invoices of earlier versions; returns whether any of them was paid or ordered. */
  async function withdrawOld({ drafts: known, version, step }: ClaimedPayment, signal: AbortSignal): Promise<boolean> {
    const old = known.filter((draft) => draft.version !== version || step === "withdrawn");
    let isPaid = old.some(({ state }) => state === "paid");
    for (const draft of old.filter(isActive)) isPaid = (await steps.withdraw(draft, signal)) || isPaid;
    return isPaid;
  }

  /** @throws DraftRefused if the order's pieces do not add up to its total */
  function partsOf({ order }: ClaimedPayment): readonly InvoicePart[] {
    try {
      return invoiceParts(order, MAX_LINES);
    } catch (error) {
      throw new DraftRefused(`The order cannot be invoiced: ${(error as Error).message}.`);
    }
  }

  /** @throws DraftRefused if Shopify would charge another amount */
  async function compare(invoiced: Invoiced, signal: AbortSignal): Promise<void> {
    const { totalCents } = invoiced.part;
    const cents = await drafts.calculate(invoiced, signal);
    if (cents !== totalCents) throw new DraftRefused(`Shopify calculates ${comparedTotals(cents, totalCents)}.`);
  }

  async function makeAll(claimed: ClaimedPayment, signal: AbortSignal): Promise<SettledPayment> {
    const { order, page, customerId } = claimed;
    const { number: orderNumber, poNumber } = order;
    const { email } = order.contact;
    const parts = partsOf(claimed);
    const planned = await payments.plan(
      claimed,
      parts.map(({ totalCents }) => totalCents),
    );
    const open = planned.flatMap((draft) => {
      const part = parts[draft.part];
      return part && draft.state === "wanted"
        ? [{ draft, invoiced: { part, orderNumber, email, poNumber, page, customerId, ref: draft.ref } }]
        : [];
    });
    for (const { invoiced } of open) await compare(invoiced, signal);
    for (const { draft, invoiced } of open) await steps.make(draft, invoiced, signal);
    log.info("shopify.invoices.made", { order: order.number, invoices: planned.length });
    return { step: "made", nextAt: now() + FIRST_CHECK_MS, isDone: true };
  }

  async function check(
    { drafts: known, version, tries, order }: ClaimedPayment,
    signal: AbortSignal,
  ): Promise<SettledPayment> {
    const own = known.filter((draft) => draft.version === version);
    let isGone = own.some(({ state }) => state === "gone");
    let isDue = false;
    for (const draft of own.filter(({ state }) => state === "made")) {
      const progress = await steps.follow(draft, signal);
      isGone ||= progress === "gone";
      isDue ||= progress === "open" || progress === "ordered";
    }
    if (isGone) return failed(order.number, DELETED);
    if (!isDue) return { step: "paid", nextAt: null, isDone: true };
    return { step: "made", nextAt: now() + Math.min(FIRST_CHECK_MS * 2 ** tries, LONGEST_CHECK_MS) };
  }

  function failed(order: string, problem: string): SettledPayment {
    log.error("shopify.invoices.failed", { order, why: problem });
    return { step: "failed", problem, nextAt: null, isDone: true };
  }

  async function work(claimed: ClaimedPayment, signal: AbortSignal): Promise<SettledPayment> {
    const { step, order } = claimed;
    const isPaid = await withdrawOld(claimed, signal);
    if (isPaid) return failed(order.number, step === "withdrawn" ? PAID_THOUGH : PAID_BEFORE);
    if (step === "wanted") return makeAll(claimed, signal);
    if (step === "made") return check(claimed, signal);
    return { step, nextAt: null, isDone: true };
  }

  /** @throws StoreFailure, and any other error after which another try may help */
  return async (claimed: ClaimedPayment, signal: AbortSignal): Promise<SettledPayment> => {
    try {
      return await work(claimed, signal);
    } catch (error) {
      if (error instanceof DraftRefused) return failed(claimed.order.number, error.message);
      if (error instanceof NotYetKnown) return { step: claimed.step, nextAt: error.again };
      throw error;
    }
  };
}
