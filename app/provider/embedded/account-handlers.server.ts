import { isEmail, normalizeEmail } from "~/base/addresses/email";
import { type Transaction, write } from "~/base/database/database.server";
import { ADMIN_TAG, isAdmin } from "~/provider/accounts/account";
import { countOrders } from "~/provider/accounts/accounts.server";
import { commonPasswordFault } from "~/provider/accounts/common-password.server";
import { isStrongPassword } from "~/provider/accounts/password";
import type { BackendConfig } from "~/provider/contract/backend.server";
import { readBody } from "~/provider/host/answers.server";
import { ACCOUNT_CALLS } from "../contract/accounts.server";
import { answer, badRequest, refuseCall } from "../host/answers.server";
import type { Guard } from "../host/guard.server";
import type { Handler } from "../host/router.server";
import { removeSession, SESSION_SECONDS, sessionCookie, sessionHandleOf } from "../host/sessions.server";
import { findAccount, type StoredAccount } from "./accounts.server";
import { redeemLoginCode } from "./login-codes.server";
import { registerAccount } from "./registration.server";
import { startSession } from "./sessions.server";

interface AccountOptions extends Pick<BackendConfig, "database" | "adminEmails" | "returnUrl" | "shop" | "now"> {
  readonly guard: Guard<StoredAccount>;
}

/** The contract's account calls (specification, section 7). */
export function accountHandlers(options: AccountOptions): Record<keyof typeof ACCOUNT_CALLS, Handler> {
  const { database, adminEmails, returnUrl, shop, guard, now } = options;

  /** The signed-in account, with the admin role among its tags however it was granted. */
  function wireAccount(account: StoredAccount) {
    const { id, email, firstName, lastName, tags, emailConfirmed } = account;
    const all = isAdmin(account, adminEmails) ? [...new Set([...tags, ADMIN_TAG])] : tags;
    return { id, email, firstName, lastName, tags: all, emailConfirmed };
  }

  return {
    getOverview: ({ request }) =>
      guard.asCustomer(request, async ({ id, firstName, email }) =>
        answer(200, { firstName, email, orders: await countOrders(database.db, id) }),
      ),
    getAccount: ({ request }) => guard.asCustomer(request, async (account) => answer(200, wireAccount(account))),
    async login({ request }) {
      const body = await readBody(request, ACCOUNT_CALLS.login);
      if (!body) return badRequest();
      const redemption = { code: body.code, email: normalizeEmail(body.email), returnUrl: body.return_url };
      const signIn = async (trx: Transaction) => {
        const id = await redeemLoginCode(trx, redemption, now());
        const account = id === null ? null : await findAccount(trx, id);
        return account && { account, token: await startSession(trx, account.id, now()) };
      };
      const signedIn = await write(database, signIn, request.signal);
      if (!signedIn) return refuseCall(401, "The sign-in could not be completed");
      const { account, token } = signedIn;
      return answer(200, { user: wireAccount(account) }, { "Set-Cookie": sessionCookie(token, SESSION_SECONDS) });
    },
    async register({ request }) {
      const body = await readBody(request, ACCOUNT_CALLS.register);
      const known = [undefined, returnUrl].includes(body?.return_url);
      if (!body || !known || !isEmail(body.email) || !isStrongPassword(body.password)) return badRequest();
      const fault = commonPasswordFault(body.password, shop.shopName, body);
      if (fault !== null) return refuseCall(400, fault);
      const code = await registerAccount(database, body, { adminEmails, shop, now, signal: request.signal });
      return answer(201, { accepted: true, code });
    },
    async logout({ request }) {
      const token = sessionHandleOf(request);
      if (token) await write(database, (trx) => removeSession(trx, "session", token, now()));
      return answer(200, {}, { "Set-Cookie": sessionCookie(null, SESSION_SECONDS) });
    },
  };
}
