import type { Log } from "~/base/platform/log.server";
import type { ClaimedPayment, SettledPayment } from "~/ordering/orders/stored/payment-work.server";
import { type DraftOrders, StoreFailure } from "~/provider/contract/draft-orders.server";
import { createInvoicing } from "./invoice-order.server";
import { createPayments, type PaymentOptions, type Payments } from "./payments.server";

/** The time limit for one order, in milliseconds: shorter than its reservation for one worker. */
const WORK_MS = 4 * 60_000;

/** The wait after the first failed try, which doubles with each, and the longest, in milliseconds. */
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 15 * 60_000;

/** How many tries to create invoices before an admin must act: with these waits, about a day. */
const MAX_TRIES = 100;

/** How long the other orders wait after the store did not answer for one, in milliseconds. */
const STORE_WAIT_MS = 30_000;

/** The longest pause between two checks: the clock may be set, or another process may add work. */
const LONGEST_PAUSE_MS = 60_000;

const GRACE_MS = 2000;

interface InvoicerOptions {
  readonly payments: Pick<Payments, "claim" | "nextAt" | "settle" | "onAsked">;
  readonly work: (claimed: ClaimedPayment, signal: AbortSignal) => Promise<SettledPayment>;
  readonly log: Log;
  readonly now: () => number;
}

interface Invoicer {
  close(): Promise<void>;
}

/** Processes the payments of orders, one at a time, and sleeps while none is due; no error ends the process. */
export function startInvoicer({ payments, work, log, now }: InvoicerOptions): Invoicer {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stop = () => {};
  let isAsked = false;
  let storeWaitMs = 0;
  let isClosing = false;

  function afterFailure({ order, step, tries }: ClaimedPayment, error: unknown): SettledPayment {
    const why = error instanceof StoreFailure ? error.message : error instanceof Error ? error.name : "unexpected";
    log.error("shopify.invoices.delayed", { order: order.number, tries, why });
    if (error instanceof StoreFailure) {
      storeWaitMs = error.isBusy ? Math.min(1000 * error.retryAfter, LONGEST_PAUSE_MS) : STORE_WAIT_MS;
    }
    const problem = `Shopify could not be reached or did not answer: ${why}.`;
    if (tries >= MAX_TRIES && step !== "made") return { step: "failed", problem, nextAt: null };
    const nextAt = now() + Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
    return { step, nextAt, ...(step !== "made" && { problem: `${problem} It will be tried again.` }) };
  }

  async function workOn(claimed: ClaimedPayment): Promise<void> {
    const stopped = new AbortController();
    stop = () => stopped.abort(new StoreFailure("no answer in time"));
    const timeLimit = setTimeout(stop, WORK_MS);
    const settled = await work(claimed, stopped.signal).catch((error: unknown) => afterFailure(claimed, error));
    clearTimeout(timeLimit);
    await payments.settle(claimed, settled);
  }

  async function run(): Promise<void> {
    let nextCheckMs = LONGEST_PAUSE_MS;
    try {
      do {
        isAsked = false;
        const claimed = await payments.claim();
        if (claimed) await workOn(claimed);
        isAsked ||= claimed !== null;
      } while (isAsked && storeWaitMs === 0 && !isClosing);
      const next = isClosing ? null : await payments.nextAt();
      nextCheckMs = next === null ? LONGEST_PAUSE_MS : Math.min(Math.max(next - now(), 0), LONGEST_PAUSE_MS);
    } catch (error) {
      log.error("shopify.invoices.stopped", { error });
    }
    running = undefined;
    clearTimeout(timer);
    if (!isClosing) timer = setTimeout(resume, storeWaitMs || (isAsked ? 0 : nextCheckMs)).unref();
  }

  function wake(): void {
    isAsked = true;
    if (!isClosing && storeWaitMs === 0) running ??= run();
  }

  function resume(): void {
    storeWaitMs = 0;
    wake();
  }

  const forget = payments.onAsked(wake);
  wake();
  return {
    async close() {
      isClosing = true;
      forget();
      clearTimeout(timer);
      const grace = setTimeout(() => stop(), GRACE_MS);
      await running;
      clearTimeout(grace);
    },
  };
}

interface InvoicingStart extends PaymentOptions {
  readonly drafts: DraftOrders;
  readonly log: Log;
}

/** Starts to invoice confirmed orders in a store (decision 79). */
export function startInvoicing({ drafts, log, ...options }: InvoicingStart): Invoicer {
  const payments = createPayments(options);
  const { now } = options;
  return startInvoicer({ payments, work: createInvoicing({ drafts, payments, log, now }), log, now });
}
