import { ADMIN_TAG, isAdmin } from "~/domain/account";
import { isEmail, normalizeEmail } from "~/domain/email";
import { isStrongPassword } from "~/domain/password";
import { LoginSchema, RegistrationSchema, TagPatchSchema } from "../contract/customers.server";
import type { CallName } from "../contract/port.server";
import {
  type CustomerRecord,
  countOrders,
  createCustomer,
  decide,
  findCustomer,
  listPending,
} from "./customers.server";
import { redeemLoginCode } from "./login-codes.server";
import { hashPassword } from "./passwords.server";
import { badRequest, readBody } from "./read-body.server";
import { answer, type Handler, refuse } from "./router.server";
import { endSession, sessionCookie, startSession, tokenOf } from "./sessions.server";
import type { SignedInRoles } from "./signed-in-roles.server";
import type { Database } from "./sqlite-driver.server";

export interface AccountOptions {
  readonly database: Database;
  /** Accounts with the admin role beside those tagged so, normalized; nobody can register these addresses. */
  readonly adminEmails: readonly string[];
  readonly roles: SignedInRoles;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

type AccountCall = Exclude<CallName, "listProducts" | "getProduct" | "sendMessage" | "listMessages">;

/** The contract's calls that concern accounts (specification, section 7). */
export function accountHandlers({ database, adminEmails, roles, now }: AccountOptions): Record<AccountCall, Handler> {
  /** Who is signed in, with the admin role among the tags, however it was given. */
  function userOf(customer: CustomerRecord) {
    const { email, firstName, lastName, tags } = customer;
    const all = isAdmin(customer, adminEmails) ? [...new Set([...tags, ADMIN_TAG])] : tags;
    return { email, firstName, lastName, tags: all };
  }

  return {
    getAccount: ({ request }) =>
      roles.asCustomer(request, ({ id, firstName, email }) =>
        answer(200, { firstName, email, orders: countOrders(database, id) }),
      ),
    getCustomer: ({ request }) => roles.asCustomer(request, (customer) => answer(200, userOf(customer))),
    async login({ request }) {
      const body = await readBody(request, LoginSchema);
      if (!body) return badRequest();
      const { code, return_url: returnUrl } = body;
      const id = redeemLoginCode(database, { code, email: normalizeEmail(body.email), returnUrl }, now());
      const customer = id === null ? null : findCustomer(database, id);
      if (!customer) return refuse(401, "The sign-in could not be completed");
      const token = startSession(database, customer.id, now());
      return answer(200, { user: userOf(customer) }, { "Set-Cookie": sessionCookie(token) });
    },
    async register({ request }) {
      const body = await readBody(request, RegistrationSchema);
      if (!body || !isEmail(body.email) || !isStrongPassword(body.password)) return badRequest();
      // The work is the same for an address that has an account or may have none, and so is the answer (decision 11).
      const passwordHash = await hashPassword(body.password);
      if (!adminEmails.includes(normalizeEmail(body.email))) createCustomer(database, body, passwordHash, now());
      return answer(201, { accepted: true });
    },
    async logout({ request }) {
      const token = tokenOf(request);
      if (token) endSession(database, token);
      return answer(200, {}, { "Set-Cookie": sessionCookie(null) });
    },
    listPendingCustomers: ({ request }) =>
      roles.asAdmin(request, () =>
        answer(200, { data: { customers: { edges: listPending(database).map((node) => ({ node })) } } }),
      ),
    patchCustomerTags: ({ request, id }) =>
      roles.asAdmin(request, async () => {
        const body = await readBody(request, TagPatchSchema);
        if (!body) return badRequest();
        const outcome = decide(database, id, body.tags[0]);
        if (outcome === "unknown") return refuse(404, "Customer not found");
        if (outcome === "not pending") return refuse(409, "The account was decided before");
        return answer(200, {});
      }),
  };
}
