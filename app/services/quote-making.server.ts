import type { Cents } from "~/domain/money";
import type { OrderLine } from "~/domain/orders/order";
import { type PricedAgain, priceAgain } from "~/domain/orders/order-changes";
import { isBelowMinimum, linesCents } from "~/domain/orders/order-price";
import type { ShopTerms } from "~/domain/price-terms";
import { type Quote, type QuoteRequest, quoteState } from "~/domain/quotes/quote";
import type { UnorderableLine } from "~/domain/quotes/quote-price";
import { withoutCredits } from "~/domain/without-credits";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider } from "~/provider/provider.server";
import { catalog } from "./catalog.server";
import { newOrderKey } from "./ordering.server";
import { orRefused } from "./refusals.server";
import { customerTerms } from "./settings.server";
import { orUpstreamFailure } from "./upstream.server";

const UNMADE = "We cannot tell whether your quote was made. Look at your quotes before you ask for it again.";

const REFUSALS = { 409: "changed", 422: "other-quote", 507: "full" } as const;

/** What to quote, and the total that the customer saw; without it, the list price. */
interface AskedQuote extends Omit<QuoteRequest, "totalCents" | "key"> {
  readonly toldCents: Cents | null;
  /** `null` if the browser created none. */
  readonly key: string | null;
}

interface Customer {
  readonly session: ProviderSession;
  /** Aborts when the visitor leaves. */
  readonly signal: AbortSignal;
}

/** The result of requesting a quote. */
export type QuoteOutcome =
  /** `isAsTold` says whether its total is the one that the customer saw. */
  | { readonly outcome: "made"; readonly number: string; readonly isAsTold: boolean }
  | { readonly outcome: "unorderable"; readonly lines: readonly UnorderableLine[] }
  | { readonly outcome: "below-minimum"; readonly minimumCents: Cents; readonly totalCents: Cents }
  | { readonly outcome: "full" | "refused" };

interface PricedToday extends PricedAgain {
  readonly terms: ShopTerms;
  readonly totalCents: Cents;
}

async function pricedToday(
  lines: readonly OrderLine[],
  toldCents: Cents | null,
  { session, signal }: Customer,
  look: "cached" | "fresh",
): Promise<PricedToday> {
  const [products, today] = await Promise.all([
    catalog()[look === "cached" ? "list" : "listFresh"](),
    customerTerms(session, look, signal),
  ]);
  const terms = withoutCredits(today);
  const priced = priceAgain(lines, toldCents, { products, terms });
  return { ...priced, terms, totalCents: linesCents(priced.lines, terms) };
}

/** Why lines cannot be quoted, or `null`. A changed price is not a reason: the quote shows it. */
function blockingReason({ lines, changes, terms, totalCents }: PricedToday): QuoteOutcome | null {
  const unorderable = changes.flatMap((change) =>
    change.kind === "gone" || change.kind === "unmakeable" ? [{ title: change.title, kind: change.kind }] : [],
  );
  if (unorderable.length > 0) return { outcome: "unorderable", lines: unorderable };
  const minimumCents = terms.minimumOrderCents ?? 0;
  return isBelowMinimum(lines, terms) ? { outcome: "below-minimum", minimumCents, totalCents } : null;
}

function send({ session, signal }: Customer, request: QuoteRequest) {
  const made = provider().as(session).makeQuote(request, signal);
  return orUpstreamFailure(() => UNMADE, orRefused(made, REFUSALS));
}

const isOver = (quote: Quote) => quoteState(quote, Date.now()) !== "valid";

/** Sends it under its key, or under a new one if the key belongs to another quote or to one that is no longer valid. */
async function sendOnce(customer: Customer, request: QuoteRequest) {
  const made = await send(customer, request);
  const isAnothers = typeof made === "string" ? made === "other-quote" : isOver(made);
  return isAnothers ? send(customer, { ...request, key: newOrderKey() }) : made;
}

/**
 * Makes a quote for lines at today's price, once for each key while the quote is valid.
 *
 * @throws UpstreamFailure
 */
export async function makeQuote(
  { lines, jobName, toldCents, key }: AskedQuote,
  customer: Customer,
): Promise<QuoteOutcome> {
  const request = { key: key ?? newOrderKey(), jobName };
  for (const look of ["cached", "fresh"] as const) {
    const today = await pricedToday(lines, toldCents, customer, look);
    const reason = blockingReason(today);
    if (reason) return reason;
    const made = await sendOnce(customer, { ...request, lines: today.lines, totalCents: today.totalCents });
    if (made === "full") return { outcome: "full" };
    if (typeof made === "object") return { outcome: "made", number: made.number, isAsTold: today.changes.length === 0 };
  }
  return { outcome: "refused" };
}
