import type { ResultOf } from "gql.tada";
import { normalizeEmail } from "~/base/addresses/email";
import { write } from "~/base/database/database.server";
import { recordEvent } from "~/house/audit/audit.server";
import { ADMIN_TAG, accountState, type DecisionTag } from "~/provider/accounts/account";
import { mailDecision } from "~/provider/accounts/account-mails.server";
import { findAccount, type KnownAccount } from "~/provider/accounts/accounts.server";
import type { BackendConfig } from "~/provider/contract/backend.server";
import { readBody } from "~/provider/host/answers.server";
import { APPROVAL_CALLS, type WirePending } from "../contract/approvals.server";
import { answer, badRequest, refuseCall } from "../host/answers.server";
import type { Guard } from "../host/guard.server";
import type { Handler } from "../host/router.server";
import { customerGid, customerIdOfGid, isCustomerId, rememberCustomer, type ShopifyCustomer } from "./customer.server";
import type { Customers } from "./customers.server";
import { decideTradeCustomer, pendingTradeCustomers, tradeCustomerById } from "./operations/customers.server";
import { PENDING_TAG } from "./registration.server";
import { orThrow } from "./shopify-error.server";
import type { Turns } from "./turns.server";
import type { Ask } from "./wire.server";

/** A page costs points for each customer on it; the rest follow once the customers on these pages are decided. */
const PAGE_SIZE = 100;
const MAX_PAGES = 5;

/** Shopify searches tags in an index, which lags behind writes: each customer's own tags are checked as well. */
const FILTER = `tag:'${PENDING_TAG}' tag_not:'approved,rejected'`;

type TradeCustomer = NonNullable<ResultOf<typeof tradeCustomerById>["customer"]>;

const emailOf = ({ defaultEmailAddress }: TradeCustomer) => defaultEmailAddress?.emailAddress ?? "";

const isPending = (customer: TradeCustomer) =>
  accountState(customer.tags) === "pending" && !customer.tags.includes(ADMIN_TAG) && emailOf(customer) !== "";

function toWirePending(customer: TradeCustomer): WirePending {
  const { id, firstName, lastName, tags, phone, defaultPhoneNumber, businessName, createdAt } = customer;
  return {
    id: customerIdOfGid(id),
    firstName,
    lastName,
    email: emailOf(customer),
    phone: phone?.value ?? defaultPhoneNumber?.phoneNumber ?? "",
    tags: tags.filter((tag) => tag !== PENDING_TAG),
    businessName: businessName?.value ?? "",
    createdAt,
  };
}

const toCustomer = (customer: TradeCustomer): ShopifyCustomer => ({
  id: customerIdOfGid(customer.id),
  email: normalizeEmail(emailOf(customer)),
  firstName: customer.firstName ?? "",
  lastName: customer.lastName ?? "",
  tags: customer.tags,
});

interface ApprovalOptions extends Pick<BackendConfig, "database" | "adminEmails" | "shop" | "now"> {
  readonly ask: Ask;
  readonly guard: Guard<KnownAccount>;
  readonly turns: Turns;
}

/** Updates what the shop remembers of a customer; one whom it does not know stays unknown. Throws ShopifyError. */
export function createCustomerFollower(
  options: Pick<ApprovalOptions, "ask" | "database" | "adminEmails"> & { readonly customers: Customers },
) {
  const { ask, database, adminEmails, customers } = options;
  return async (customerId: string, signal: AbortSignal): Promise<void> => {
    customers.forget(customerIdOfGid(customerId));
    if (!(await findAccount(database.db, customerIdOfGid(customerId)))) return;
    const { customer } = await ask(tradeCustomerById, { customerId }, { signal, isRead: true });
    if (!customer || emailOf(customer) === "") return;
    await write(database, (trx) => rememberCustomer(trx, toCustomer(customer), adminEmails), signal);
  };
}

/** The customers awaiting approval in the store, and the decisions on them (specification, section 7). */
export function approvalHandlers(options: ApprovalOptions): Record<keyof typeof APPROVAL_CALLS, Handler> {
  const { ask, database, guard, turns, adminEmails, shop, now } = options;

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

  async function record(customer: ShopifyCustomer, tag: DecisionTag, adminId: string): Promise<void> {
    const decided = { ...customer, tags: [...customer.tags, tag] };
    await write(database, async (trx) => {
      const account = await rememberCustomer(trx, decided, adminEmails);
      await recordEvent(trx, { kind: `account.${tag}`, actorId: adminId, subjectId: account.id }, now());
      await mailDecision(trx, account, tag, shop, now());
    });
  }

  async function decide(id: string, tag: DecisionTag, adminId: string, signal: AbortSignal) {
    const customerId = customerGid(id);
    const { customer } = await ask(tradeCustomerById, { customerId }, { signal, isRead: true });
    if (!customer) return refuseCall(404, "Customer not found");
    if (!isPending(customer)) return refuseCall(409, "The account already has a decision");
    const variables = { customerId, grant: [tag], revoke: [PENDING_TAG] };
    const { granted } = await ask(decideTradeCustomer, variables, { signal, isRead: false });
    // A leftover of the old tag has no effect: a customer with a decision is not pending.
    orThrow(granted?.userErrors ?? []);
    await record(toCustomer(customer), tag, adminId);
    return answer(200, {});
  }

  return {
    listPending: ({ request }) =>
      guard.asStaff(request, "customers", async () => {
        const nodes = await listPending(request.signal);
        return answer(200, { data: { customers: { edges: nodes.map((node) => ({ node })) } } });
      }),
    decide: ({ request, id }) =>
      guard.asStaff(request, "customers", async (admin) => {
        const body = await readBody(request, APPROVAL_CALLS.decide);
        if (!body) return badRequest();
        if (!isCustomerId(id)) return refuseCall(404, "Customer not found");
        const { signal } = request;
        return turns(`decision ${id}`, () => decide(id, body.tags[0], admin.id, signal), signal);
      }),
  };
}
