import type { InvoicePart } from "~/house/invoices/store-invoice";
import type { Cents } from "~/trade/measure/money";

/** A store did not do what was asked; another try may help. */
export class StoreFailure extends Error {
  override readonly name: string = "StoreFailure";

  constructor(
    message: string,
    readonly retryAfter = 5,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  get isBusy(): boolean {
    return false;
  }

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

export interface MadeDraft {
  readonly id: string;
  /** Where it is paid; `null` if the store gives no address that a page may link to. */
  readonly url: string | null;
  /** Its amount in cents; `null` if it is not in dollars. */
  readonly cents: number | null;
}

export interface FoundDraft extends MadeDraft {
  readonly progress: DraftProgress;
}

export interface Invoiced {
  readonly part: InvoicePart;
  readonly orderNumber: string;
  readonly email: string;
  readonly poNumber: string;
  readonly page: string;
  readonly customerId: string | null;
  readonly ref: string;
}

/** The draft orders of a store, which are an order's invoices. Each call throws {@link StoreFailure} if it fails. */
export interface DraftOrders {
  /** The amount that the store would charge; `null` if it is not in dollars. Throws DraftRefused. */
  calculate(invoiced: Invoiced, signal: AbortSignal): Promise<Cents | null>;
  /** Creates a draft, a new one each time. Throws DraftRefused. */
  make(invoiced: Invoiced, signal: AbortSignal): Promise<MadeDraft>;
  /** The drafts with a tag, oldest first; drafts of the last seconds may be missing. */
  find(ref: string, signal: AbortSignal): Promise<readonly FoundDraft[]>;
  /** The progress of a draft; `gone` if it does not exist. */
  read(id: string, signal: AbortSignal): Promise<DraftProgress | "gone">;
  /** Deletes a draft that is not an order yet. Throws DraftRefused. */
  drop(id: string, signal: AbortSignal): Promise<void>;
}
