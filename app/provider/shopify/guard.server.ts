import type { Backend } from "../contract/backend.server";
import { CALLS, type CallName } from "../contract/calls.server";
import type { House } from "../contract/house.server";
import { refuse } from "../host/answers.server";
import type { Handler } from "../host/router.server";
import type { Customers } from "./customers.server";
import type { createPricedProducts } from "./priced-products.server";

/** The calls that price something, for a signed-in customer or a guest. */
const PRICING: readonly CallName[] = ["placeOrder", "makeQuote"];

interface GuardOptions {
  /** Answers the calls in which Shopify has no part. */
  readonly home: Backend;
  readonly house: House;
  readonly customers: Customers;
  readonly priced: ReturnType<typeof createPricedProducts>;
}

/**
 * Checks with Shopify before every call of an account: unless Shopify confirms it, nobody is signed in, least of all an
 * admin. Before an order or a quote is priced, the embedded provider gets today's products.
 */
export function guardedBy({ home, house, customers, priced }: GuardOptions) {
  return (name: CallName, own: Handler | undefined): Handler => {
    const answerIt: Handler = own ?? (({ request }) => home(request));
    const prices = PRICING.includes(name);
    const isOwn = CALLS[name].access !== "anyone";
    if (!prices && !isOwn) return answerIt;
    return async (context) => {
      const { request } = context;
      const account = await house.whoIs(request);
      if (isOwn && !account) return refuse(401, "Not signed in");
      const isIn = account ? await customers.isSignedIn(account) : false;
      if (isOwn && !isIn) return refuse(401, "Not signed in");
      if (prices) await priced.ensure(request.signal);
      return answerIt(context);
    };
  };
}
