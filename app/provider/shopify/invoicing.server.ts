import { formatCents } from "~/domain/money";
import { type InvoicePart, invoiceParts } from "~/domain/orders/invoice-parts";
import type { BackendLog } from "../contract/backend.server";
import type { ClaimedPayment, HousePayments, KnownDraft, SettledPayment } from "../contract/house-payments.server";
import { draftInput } from "./draft-input.server";
import { type DraftOrders, DraftRefused, type MadeDraft } from "./draft-orders.server";
import { ShopifyError } from "./shopify-error.server";

/** The most lines of a draft order, less one for the tax. */
const MOST_SIZES = 498;

/** How long Shopify's search may take to find what was made, in milliseconds: only then is something not there. */
const SEARCH_LAG_MS = 60_000;

/** A first look at what is due without being told, and the longest time between two, in milliseconds. */
const FIRST_CHECK_MS = 15 * 60_000;
const LONGEST_CHECK_MS = 24 * 3_600_000;

/** It is not known yet whether something was made: to be looked at again at a time, in milliseconds since the epoch. */
class NotYetKnown extends Error {
  override readonly name = "NotYetKnown";
  constructor(readonly again: number) {
    super("the search may not know it yet");
  }
}

const PAID_BEFORE =
  "An invoice that asked for something else was paid or became an order in Shopify. See there what is still to be paid.";
const DELETED = "An invoice of this order was deleted in Shopify.";

const isStanding = ({ state }: KnownDraft) => state === "wanted" || state === "made";

interface InvoicingOptions {
  readonly drafts: DraftOrders;
  readonly payments: HousePayments;
  readonly log: BackendLog;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * Brings Shopify's draft orders to what the house wants of an order. Whatever is done there is remembered at home, before
 * and after; where an answer was lost, the draft is looked for by its tag before it is made again.
 */
export function createInvoicing({ drafts, payments, log, now }: InvoicingOptions) {
  /** What became of a draft whose making was begun once, or `null` where it was not made; its copies are deleted. */
  async function findLost({ ref, sentAt }: KnownDraft, signal: AbortSignal): Promise<MadeDraft | null> {
    if (sentAt === null) return null;
    const [found, ...copies] = await drafts.find(ref, signal);
    for (const copy of copies) await drafts.drop(copy.id, signal);
    if (!found && now() < sentAt + SEARCH_LAG_MS) throw new NotYetKnown(sentAt + SEARCH_LAG_MS);
    return found ?? null;
  }

  async function keep({ ref }: KnownDraft, { id, url }: MadeDraft): Promise<void> {
    await payments.note(ref, { state: "made", draftId: id, ...(url && { url }) });
  }

  /** Deletes a draft that is not wanted any more; returns whether it could not be, being paid or ordered. */
  async function withdraw(draft: KnownDraft, signal: AbortSignal): Promise<boolean> {
    const id = draft.draftId ?? (await findLost(draft, signal))?.id ?? null;
    const state = id === null ? "gone" : await drafts.read(id, signal);
    if (state === "paid" || state === "ordered") {
      await payments.note(draft.ref, { state: "paid", draftId: id });
      return true;
    }
    if (id !== null && state === "open") await drafts.drop(id, signal);
    await payments.note(draft.ref, { state: "gone" });
    return false;
  }

  async function withdrawOld({ drafts: known, version, step }: ClaimedPayment, signal: AbortSignal): Promise<boolean> {
    const old = known.filter((draft) => draft.version !== version || step === "withdrawn");
    let isPaid = old.some(({ state }) => state === "paid");
    for (const draft of old.filter(isStanding)) isPaid = (await withdraw(draft, signal)) || isPaid;
    return isPaid;
  }

  /** @throws DraftRefused where the order's pieces do not come to its total */
  function partsOf({ order }: ClaimedPayment): readonly InvoicePart[] {
    try {
      return invoiceParts(order, MOST_SIZES);
    } catch (error) {
      throw new DraftRefused(`The order cannot be invoiced: ${(error as Error).message}.`);
    }
  }

  /** @throws DraftRefused where Shopify would ask for another amount */
  async function compare(part: InvoicePart, input: ReturnType<typeof draftInput>, signal: AbortSignal): Promise<void> {
    const cents = await drafts.calculate(input, signal);
    if (cents === part.totalCents) return;
    const theirs = cents === null ? "another currency" : formatCents(cents);
    throw new DraftRefused(`Shopify comes to ${theirs} where the order says ${formatCents(part.totalCents)}.`);
  }

  async function make(draft: KnownDraft, input: ReturnType<typeof draftInput>, signal: AbortSignal): Promise<void> {
    const lost = await findLost(draft, signal);
    if (lost) return keep(draft, lost);
    await payments.note(draft.ref, { sentAt: now() });
    try {
      const made = await drafts.make(input, signal);
      await keep(draft, made);
      if (made.cents === draft.cents) return;
      await drafts.drop(made.id, signal);
      await payments.note(draft.ref, { state: "gone" });
      throw new DraftRefused("Shopify made the invoice at another amount.");
    } catch (error) {
      // Refused or throttled, it was not made: nobody needs to look for it.
      const isUndone = error instanceof ShopifyError && error.fault === "busy";
      if (isUndone) await payments.note(draft.ref, { sentAt: null });
      throw error;
    }
  }

  async function makeAll(claimed: ClaimedPayment, signal: AbortSignal): Promise<SettledPayment> {
    const { order, page, outsideId: customerId } = claimed;
    const parts = partsOf(claimed);
    const planned = await payments.plan(
      claimed,
      parts.map(({ totalCents }) => totalCents),
    );
    const open = planned.flatMap((draft) => {
      const part = parts[draft.part];
      return part && draft.state === "wanted"
        ? [{ draft, part, input: draftInput(part, { order, page, customerId, ref: draft.ref }) }]
        : [];
    });
    for (const { part, input } of open) await compare(part, input, signal);
    for (const { draft, input } of open) await make(draft, input, signal);
    log.info("shopify.invoices.made", { order: order.number, invoices: planned.length });
    return { step: "made", nextAt: now() + FIRST_CHECK_MS, isDone: true };
  }

  /** Reads how far each invoice is; what is paid there is paid here. */
  async function check({ drafts: known, version, tries, order }: ClaimedPayment, signal: AbortSignal) {
    const own = known.filter((draft) => draft.version === version);
    let isGone = false;
    let isDue = false;
    for (const { ref, draftId } of own.filter(({ state }) => state === "made")) {
      const state = draftId === null ? "gone" : await drafts.read(draftId, signal);
      if (state === "paid" || state === "gone") await payments.note(ref, { state });
      isGone ||= state === "gone";
      isDue ||= state === "open" || state === "ordered";
    }
    if (isGone || own.some(({ state }) => state === "gone")) return failed(order.number, DELETED);
    if (!isDue) return { step: "paid", nextAt: null, isDone: true } as const;
    return { step: "made", nextAt: now() + Math.min(FIRST_CHECK_MS * 2 ** tries, LONGEST_CHECK_MS) } as const;
  }

  function failed(order: string, problem: string): SettledPayment {
    log.error("shopify.invoices.failed", { order, why: problem });
    return { step: "failed", problem, nextAt: null, isDone: true };
  }

  async function work(claimed: ClaimedPayment, signal: AbortSignal): Promise<SettledPayment> {
    const { step, order } = claimed;
    if (await withdrawOld(claimed, signal)) return failed(order.number, PAID_BEFORE);
    if (step === "wanted") return makeAll(claimed, signal);
    if (step === "made") return check(claimed, signal);
    return { step, nextAt: null, isDone: true };
  }

  /**
   * Does what is to be done for one order.
   *
   * @throws ShopifyError, and whatever else goes wrong, where another try may help
   */
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
