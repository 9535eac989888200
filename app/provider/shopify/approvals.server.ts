import type { ResultOf } from "gql.tada";
import { accountState, type DecisionTag } from "~/domain/account";
import { normalizeEmail } from "~/domain/email";
import { APPROVAL_CALLS, type WirePending } from "../contract/approvals.server";
import type { House, OutsideCustomer } from "../contract/house.server";
import { answer, badRequest, refuse } from "../host/answers.server";
import { readBody } from "../host/body.server";
import type { Handler } from "../host/router.server";
import { decideTradeCustomer, pendingTradeCustomers, tradeCustomerById } from "./operations/customers.server";
import { PENDING_TAG } from "./registration.server";
import { orThrow } from "./user-errors.server";
import type { Ask } from "./wire.server";

const CUSTOMER_ID_PREFIX = "gid://shopify/Customer/";

/**
 * A page costs points for each customer on it; all pages together hold as many as one answer of the embedded provider.
 */
const PAGE_SIZE = 100;
const MAX_PAGES = 5;

/** Shopify searches tags in an index, which lags behind writes: each customer's own tags are checked as well. */
const FILTER = `tag:'${PENDING_TAG}' tag_not:'approved,rejected'`;

type TradeCustomer = NonNullable<ResultOf<typeof tradeCustomerById>["customer"]>;

const emailOf = ({ defaultEmailAddress }: TradeCustomer) => defaultEmailAddress?.emailAddress ?? "";

const isPending = (customer: TradeCustomer) => accountState(customer.tags) === "pending" && emailOf(customer) !== "";

function toWirePending(customer: TradeCustomer): WirePending {
  const { id, firstName, lastName, tags, phone, defaultPhoneNumber, businessName, createdAt } = customer;
  return {
    id: id.replace(CUSTOMER_ID_PREFIX, ""),
    firstName,
    lastName,
    email: emailOf(customer),
    phone: phone?.value ?? defaultPhoneNumber?.phoneNumber ?? "",
    tags: tags.filter((tag) => tag !== PENDING_TAG),
    businessName: businessName?.value ?? "",
    createdAt,
  };
}

const toOutside = (customer: TradeCustomer): OutsideCustomer => ({
  outsideId: customer.id,
  email: normalizeEmail(emailOf(customer)),
  firstName: customer.firstName ?? "",
  lastName: customer.lastName ?? "",
  tags: customer.tags,
});

/** Runs work one at a time for each key. */
function inTurns() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(key) ?? Promise.resolve();
    const done = before.then(work, work);
    last.set(key, done);
    try {
      return await done;
    } finally {
      if (last.get(key) === done) last.delete(key);
    }
  };
}

/**
 * Updates the embedded provider's account of a customer from the store's current data.
 *
 * @throws ShopifyError
 */
export async function followTradeCustomer(ask: Ask, house: House, customerId: string, signal: AbortSignal) {
  const { customer } = await ask(tradeCustomerById, { customerId }, { signal, isRead: true });
  if (customer && emailOf(customer) !== "") await house.follow(toOutside(customer));
}

/** The customers awaiting approval in the store, and the decisions on them (specification, section 7). */
export function approvalHandlers(ask: Ask, house: House): Record<keyof typeof APPROVAL_CALLS, Handler> {
  const oneByOne = inTurns();

  async function listPending(signal: AbortSignal): Promise<WirePending[]> {
    const waiting: TradeCustomer[] = [];
    let cursor: string | null = null;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const variables = { filter: FILTER, pageSize: PAGE_SIZE, cursor };
      const found: ResultOf<typeof pendingTradeCustomers> = await ask(pendingTradeCustomers, variables, {
        signal,
        isRead: true,
      });
      waiting.push(...found.customers.edges.map(({ node }) => node).filter(isPending));
      if (!found.customers.pageInfo.hasNextPage) break;
      cursor = found.customers.pageInfo.endCursor;
    }
    return waiting.map(toWirePending);
  }

  async function decide(id: string, tag: DecisionTag, adminId: string, signal: AbortSignal) {
    const customerId = `${CUSTOMER_ID_PREFIX}${id}`;
    const { customer } = await ask(tradeCustomerById, { customerId }, { signal, isRead: true });
    if (!customer) return refuse(404, "Customer not found");
    if (!isPending(customer)) return refuse(409, "The account was decided before");
    const variables = { customerId, grant: [tag], revoke: [PENDING_TAG] };
    const { granted } = await ask(decideTradeCustomer, variables, { signal, isRead: false });
    // A leftover of the old tag has no effect: a customer with a decision is not pending.
    orThrow(granted?.userErrors ?? []);
    await house.decided(toOutside(customer), tag, adminId);
    return answer(200, {});
  }

  return {
    listPending: ({ request }) =>
      house.asAdmin(request, async () => {
        const nodes = await listPending(request.signal);
        return answer(200, { data: { customers: { edges: nodes.map((node) => ({ node })) } } });
      }),
    decide: ({ request, id }) =>
      house.asAdmin(request, async (admin) => {
        const body = await readBody(request, APPROVAL_CALLS.decide);
        if (!body) return badRequest();
        if (!/^\d{1,20}$/.test(id)) return refuse(404, "Customer not found");
        return oneByOne(id, () => decide(id, body.tags[0], admin.id, request.signal));
      }),
  };
}
