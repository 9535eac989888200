import type { KnownDraft } from "~/ordering/orders/stored/payment-work.server";
import {
  type DraftOrders,
  type DraftProgress,
  DraftRefused,
  type FoundDraft,
  type Invoiced,
  type MadeDraft,
  StoreFailure,
} from "~/provider/contract/draft-orders.server";
import { formatCents } from "~/trade/measure/money";
import type { Payments } from "./payments.server";

/** How long Shopify's search may take to find a new draft: one that is missing before may still exist. */
const SEARCH_LAG_MS = 60_000;

/** How long copies of a sent draft are searched for: the search may have lagged longer. */
const COPIES_MS = 3_600_000;

const PAID_TWICE = "Two invoices for the same pieces were paid or became orders in Shopify. Refund one of them there.";

/** It is unknown whether something was created: check again at this time. */
export class NotYetKnown extends Error {
  override readonly name = "NotYetKnown";
  constructor(readonly again: number) {
    super("the search may not know it yet");
  }
}

export const comparedTotals = (theirs: number | null, ours: number) =>
  `${theirs === null ? "a currency other than dollars" : formatCents(theirs)} where the order says ${formatCents(ours)}`;

interface StepOptions {
  readonly drafts: DraftOrders;
  readonly payments: Pick<Payments, "note">;
  readonly now: () => number;
}

/**
 * The steps for one invoice. Each is recorded before and after it is done; if an answer was lost, the draft is searched
 * for by its tag before it is created again. Each step throws StoreFailure, NotYetKnown, or DraftRefused.
 */
export function createDraftSteps({ drafts, payments, now }: StepOptions) {
  /** Deletes a draft; returns whether it is gone, rather than turned into an order in the meantime. */
  async function remove(id: string, signal: AbortSignal): Promise<boolean> {
    try {
      await drafts.drop(id, signal);
      return true;
    } catch (error) {
      const progress = error instanceof DraftRefused ? await drafts.read(id, signal) : "open";
      if (progress === "open") throw error;
      return progress === "gone";
    }
  }

  /** Of the drafts with one name, keeps an ordered one, else the known one, else the oldest; deletes the others. */
  async function onlyOne({ ref, draftId }: KnownDraft, signal: AbortSignal): Promise<FoundDraft | null> {
    const found = await drafts.find(ref, signal);
    const ordered = found.find(({ progress }) => progress !== "open");
    const stays = ordered ?? found.find(({ id }) => id === draftId) ?? found[0] ?? null;
    for (const copy of found) {
      if (copy !== stays && !(await remove(copy.id, signal))) throw new DraftRefused(PAID_TWICE);
    }
    return stays;
  }

  async function findLost(draft: KnownDraft, signal: AbortSignal): Promise<FoundDraft | null> {
    if (draft.sentAt === null) return null;
    const found = await onlyOne(draft, signal);
    if (!found && now() < draft.sentAt + SEARCH_LAG_MS) throw new NotYetKnown(draft.sentAt + SEARCH_LAG_MS);
    return found;
  }

  const mayHaveCopies = ({ sentAt }: KnownDraft) => sentAt !== null && now() < sentAt + COPIES_MS;

  async function keep({ ref, cents }: KnownDraft, made: MadeDraft, signal: AbortSignal): Promise<void> {
    if (made.cents === cents) return payments.note(ref, { state: "made", draftId: made.id, url: made.url });
    const isGone = await remove(made.id, signal);
    await payments.note(ref, { state: isGone ? "gone" : "paid", draftId: made.id });
    throw new DraftRefused(`Shopify made the invoice at ${comparedTotals(made.cents, cents)}.`);
  }

  return {
    async make(draft: KnownDraft, invoiced: Invoiced, signal: AbortSignal): Promise<void> {
      const lost = await findLost(draft, signal);
      if (lost) return keep(draft, lost, signal);
      await payments.note(draft.ref, { sentAt: now() });
      const made = await drafts.make(invoiced, signal).catch(async (error: unknown) => {
        // A refused or throttled draft was not created: do not search for it.
        const hadNoEffect = error instanceof DraftRefused || (error instanceof StoreFailure && error.hadNoEffect);
        if (hadNoEffect) await payments.note(draft.ref, { sentAt: draft.sentAt });
        throw error;
      });
      await keep(draft, made, signal);
    },

    /** Deletes a draft that is no longer wanted; returns whether that was impossible, as it is paid or ordered. */
    async withdraw(draft: KnownDraft, signal: AbortSignal): Promise<boolean> {
      const look = draft.draftId === null ? findLost : mayHaveCopies(draft) ? onlyOne : async () => null;
      const id = (await look(draft, signal))?.id ?? draft.draftId;
      const progress = id === null ? "gone" : await drafts.read(id, signal);
      const isGone = id === null || progress === "gone" || (progress === "open" && (await remove(id, signal)));
      await payments.note(draft.ref, { state: isGone ? "gone" : "paid", draftId: id });
      return !isGone;
    },

    async follow(draft: KnownDraft, signal: AbortSignal): Promise<DraftProgress | "gone"> {
      const found = mayHaveCopies(draft) ? await onlyOne(draft, signal) : null;
      if (found && found.id !== draft.draftId) await keep(draft, found, signal);
      const id = found?.id ?? draft.draftId;
      const progress = id === null ? "gone" : await drafts.read(id, signal);
      if (progress === "paid" || progress === "gone") await payments.note(draft.ref, { state: progress });
      return progress;
    },
  };
}
