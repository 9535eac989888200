import { normalizeEmail } from "~/base/addresses/email";
import { type Database, type Transaction, write } from "~/base/database/database.server";
import type { Log } from "~/base/platform/log.server";
import { countOrders, findAccount } from "~/provider/accounts/accounts.server";
import { readBody } from "~/provider/host/answers.server";
import { ACCOUNT_CALLS } from "../contract/accounts.server";
import { answer, badRequest, refuse } from "../host/answers.server";
import type { Handler } from "../host/router.server";
import { SESSION_SECONDS, sessionCookie, sessionHandleOf } from "../host/sessions.server";
import type { Customers } from "./customers.server";
import type { Guard } from "./guard.server";
import { endSession, redeemCode, startSession } from "./sessions.server";

interface AccountOptions {
  readonly database: Database;
  readonly customers: Customers;
  readonly guard: Guard;
  readonly log: Log;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** The contract's account calls, without registration (specification, section 7). */
export function accountHandlers({
  database,
  customers,
  guard,
  log,
  now,
}: AccountOptions): Record<"getOverview" | "getAccount" | "login" | "logout", Handler> {
  return {
    getOverview: ({ request }) =>
      guard.asCustomer(request, async ({ id, firstName, email }) =>
        answer(200, { firstName, email, orders: await countOrders(database.db, id) }),
      ),
    getAccount: ({ request }) => guard.asCustomer(request, async (account) => answer(200, account)),
    async login({ request }) {
      const body = await readBody(request, ACCOUNT_CALLS.login);
      if (!body) return badRequest();
      const redemption = { code: body.code, email: normalizeEmail(body.email), returnUrl: body.return_url };
      const signIn = async (trx: Transaction) => {
        const proven = await redeemCode(trx, redemption, now());
        const account = proven && (await findAccount(trx, proven.customerId));
        return account && { account, token: await startSession(trx, proven, now()) };
      };
      const signedIn = await write(database, signIn, request.signal);
      if (!signedIn) return refuse(401, "The sign-in could not be completed");
      const { account, token } = signedIn;
      return answer(200, { user: account }, { "Set-Cookie": sessionCookie(token, SESSION_SECONDS) });
    },
    async logout({ request }) {
      const token = sessionHandleOf(request);
      const id = token ? await endSession(database, token, now()) : null;
      if (id !== null) {
        // A customer who signed out here is signed out, even if Shopify cannot be notified.
        await customers.leave(id).catch((error: Error) => log.info("shopify.logout.incomplete", { error: error.name }));
      }
      return answer(200, {}, { "Set-Cookie": sessionCookie(null, SESSION_SECONDS) });
    },
  };
}
