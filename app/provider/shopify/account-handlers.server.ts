import { normalizeEmail } from "~/base/addresses/email";
import { type Transaction, write } from "~/base/database/database.server";
import { countOrders, findAccount, type KnownAccount } from "~/provider/accounts/accounts.server";
import type { BackendConfig } from "~/provider/contract/backend.server";
import { readBody } from "~/provider/host/answers.server";
import { ACCOUNT_CALLS } from "../contract/accounts.server";
import { answer, badRequest, refuseCall } from "../host/answers.server";
import type { Guard } from "../host/guard.server";
import type { Handler } from "../host/router.server";
import { removeSession, SESSION_SECONDS, sessionCookie, sessionHandleOf } from "../host/sessions.server";
import type { Customers } from "./customers.server";
import { redeemCode, startSession } from "./sessions.server";

interface AccountOptions extends Pick<BackendConfig, "database" | "log" | "now"> {
  readonly customers: Customers;
  readonly guard: Guard<KnownAccount>;
}

/** The contract's account calls, without registration (specification, section 7). */
export function accountHandlers(
  options: AccountOptions,
): Record<"getOverview" | "getAccount" | "login" | "logout", Handler> {
  const { database, customers, guard, log, now } = options;

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
      if (!signedIn) return refuseCall(401, "The sign-in could not be completed");
      const { account, token } = signedIn;
      return answer(200, { user: account }, { "Set-Cookie": sessionCookie(token, SESSION_SECONDS) });
    },
    async logout({ request }) {
      const token = sessionHandleOf(request);
      const id = token ? await write(database, (trx) => removeSession(trx, "shopify_session", token, now())) : null;
      if (id !== null) {
        // A customer who signed out here is signed out, even if Shopify cannot be notified.
        await customers.leave(id).catch((error: Error) => log.info("shopify.logout.incomplete", { error: error.name }));
      }
      return answer(200, {}, { "Set-Cookie": sessionCookie(null, SESSION_SECONDS) });
    },
  };
}
