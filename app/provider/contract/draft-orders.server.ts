import type { InvoicePart } from "~/house/invoices/store-invoice";
import type { Cents } from "~/trade/measure/money";

/** A store did not do what was asked; another try may help. */
export class StoreFailure extends Error {
  override readonly name: string = "StoreFailure";

  constructor(
    message: string,
    /** When to try again, in seconds. */
    readonly retryAfter = 5,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** The store is busy, and did nothing. */
  get isBusy(): boolean {
    return false;
  }

  /** The request had no effect. */
  get hadNoEffect(): boolean {
    return false;
  }
}

/** A store refuses what an invoice needs: another try would end the same way. Its message is for the admin pages. */
export class DraftRefused extends Error {
  override readonly name = "DraftRefused";
}

/** The progress of a draft order: it may be `ordered` without being paid. */
export type DraftProgress = "open" | "ordered" | "paid";

/** An existing draft order. */
export interface MadeDraft {
  readonly id: string;
  /** Where it is paid; `null` if the store gives no address that a page may link to. */
  readonly url: string | null;
  /** Its amount in cents; `null` if it is not in dollars. */
  readonly cents: number | null;
}

/** A draft order returned by a search. */
export interface FoundDraft extends MadeDraft {
  readonly progress: DraftProgress;
}

/** One invoice of an order. */
export interface Invoiced {
  readonly part: InvoicePart;
  readonly orderNumber: string;
  readonly email: string;
  /** Empty if the customer gave none. */
  readonly poNumber: string;
  /** The address of the order's page, where its drawings are. */
  readonly page: string;
  /** The provider's id of the customer; `null` for a guest. */
  readonly customerId: string | null;
  /** The tag by which the draft is found. */
  readonly ref: string;
}

/** The draft orders of a store, which are an order's invoices. Each call throws {@link StoreFailure} if it fails. */
export interface DraftOrders {
  /**
   * The amount that the store would charge, without creating anything. `null` if it is not in dollars.
   *
   * @throws DraftRefused
   */
  calculate(invoiced: Invoiced, signal: AbortSignal): Promise<Cents | null>;
  /**
   * Creates a draft, a new one each time.
   *
   * @throws DraftRefused
   */
  make(invoiced: Invoiced, signal: AbortSignal): Promise<MadeDraft>;
  /** The drafts with a tag, oldest first; drafts of the last seconds may be missing. */
  find(ref: string, signal: AbortSignal): Promise<readonly FoundDraft[]>;
  /** The progress of a draft; `gone` if it does not exist. */
  read(id: string, signal: AbortSignal): Promise<DraftProgress | "gone">;
  /**
   * Deletes a draft that is not an order yet.
   *
   * @throws DraftRefused
   */
  drop(id: string, signal: AbortSignal): Promise<void>;
}
