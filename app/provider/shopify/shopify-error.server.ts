import { StoreFailure } from "~/provider/contract/draft-orders.server";
import type { Failure } from "~/provider/contract/resilience.server";

/**
 * No answer; Shopify failed; it is busy and did nothing; it accepts no calls for a while; it refuses the token; it
 * refuses the request; its answer has the wrong shape.
 */
export type ShopifyFault = "unreachable" | "broken" | "busy" | "barred" | "unauthorized" | "refused" | "malformed";

/** A failed call to Shopify. Its message is safe to log: it contains nothing that was sent. */
export class ShopifyError extends StoreFailure {
  override readonly name = "ShopifyError";

  constructor(
    readonly fault: ShopifyFault,
    message: string,
    retryAfter?: number,
    options?: ErrorOptions,
  ) {
    super(message, retryAfter, options);
  }

  override get isBusy(): boolean {
    return this.fault === "busy";
  }

  override get hadNoEffect(): boolean {
    return this.fault === "busy" || this.fault === "barred";
  }
}

const FAILURES: Readonly<Record<ShopifyFault, Failure>> = {
  unreachable: { isProviderFault: true, isTransient: true },
  broken: { isProviderFault: true, isTransient: true },
  busy: { isProviderFault: false, isTransient: true, hadNoEffect: true },
  barred: { isProviderFault: true, isTransient: false },
  unauthorized: { isProviderFault: false, isTransient: false },
  refused: { isProviderFault: false, isTransient: false },
  malformed: { isProviderFault: false, isTransient: false },
};

/** What a failed call to Shopify says about the store, for the policy for remote calls (decision 73). */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ShopifyError)) return { isProviderFault: false, isTransient: false };
  const { fault, retryAfter } = error;
  return fault === "busy" ? { ...FAILURES[fault], retryAfter } : FAILURES[fault];
}

const MAX_MESSAGE_LENGTH = 200;

/** Shopify's own message without what it may repeat: addresses, numbers, and anything in quotation marks. */
export function scrubbed(words: string): string {
  return words
    .slice(0, MAX_MESSAGE_LENGTH)
    .replace(/[^\s"'<>]+@[^\s"'<>]+/g, "[e-mail]")
    .replace(/"[^"]*"|'[^']*'/g, "[…]")
    .replace(/\d{5,}/g, "[number]");
}

export interface UserError {
  readonly field: readonly string[] | null;
  readonly message: string;
}

const MOST_SHOWN = 2;

export const fieldOf = ({ field }: UserError): string => field?.at(-1) ?? "";

/** @throws ShopifyError if Shopify refused the request */
export function orThrow(errors: readonly UserError[]): void {
  const [first] = errors;
  if (first) throw new ShopifyError("refused", `${fieldOf(first)}: ${scrubbed(first.message)}`);
}

/** The position of an error, counted from 1: `lineItems 4 title: `. */
function placeOf({ field }: UserError): string {
  const names = (field ?? []).filter((name) => name !== "input");
  return names.length > 0 ? `${names.map((name) => (/^\d+$/.test(name) ? Number(name) + 1 : name)).join(" ")}: ` : "";
}

/** Shopify's first reasons, as one line for staff: `email: Email is invalid`. */
export function inWords(errors: readonly UserError[]): string {
  const shown = errors.slice(0, MOST_SHOWN).map((error) => `${placeOf(error)}${scrubbed(error.message)}`);
  const more = errors.length - shown.length;
  return `${shown.join("; ")}${more > 0 ? `; and ${more} more` : ""}`;
}
