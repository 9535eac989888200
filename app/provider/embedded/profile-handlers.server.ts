import type { Request, Response } from "undici";
import type { Limit } from "../contract/backend.server";
import { PROFILE_CALLS } from "../contract/profile.server";
import { answer, badRequest, refuse } from "../host/answers.server";
import { readBody } from "../host/body.server";
import type { Handler } from "../host/router.server";
import { sessionCookie } from "../host/session-cookie.server";
import { deleteAccount, isOnlyAdmin, recordsOf } from "./account-records.server";
import type { StoredAccount } from "./accounts.server";
import { inTransaction, whenWritable } from "./database.server";
import { isPasswordOf } from "./password-change.server";
import { changeProfile, readProfile } from "./profile.server";
import type { SignedInRoles } from "./signed-in-roles.server";
import type { Database } from "./sqlite-driver.server";
import { hasTwoFactor, type TwoFactor } from "./two-factor.server";

interface ProfileOptions {
  readonly database: Database;
  /** Accounts with the admin role in addition to those tagged so, normalized. */
  readonly adminEmails: readonly string[];
  readonly roles: SignedInRoles;
  readonly twoFactor: TwoFactor;
  /** Limits the tries to name an account's password, by the account's id. */
  readonly attempts: Limit;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** The calls about the account itself (decision 66). */
export function profileHandlers({
  database,
  adminEmails,
  roles,
  twoFactor,
  attempts,
  now,
}: ProfileOptions): Record<keyof typeof PROFILE_CALLS, Handler> {
  async function remove(request: Request, account: StoredAccount): Promise<Response> {
    const body = await readBody(request, PROFILE_CALLS.deleteAccount);
    if (!body) return badRequest();
    const { id } = account;
    const wait = await attempts.count(id);
    if (wait > 0) return refuse(429, "Too many tries", { "Retry-After": String(wait) });
    if (!(await isPasswordOf(database, account, body.password, request.signal))) {
      return refuse(403, "The password is not right");
    }
    const work = () => {
      if (isOnlyAdmin(database, id, adminEmails)) return "only admin";
      if (hasTwoFactor(database, id) && !twoFactor.pass(id, body.code ?? "", now())) return "wrong code";
      deleteAccount(database, id, now());
      return "done";
    };
    const outcome = await whenWritable(() => inTransaction(database, work), request.signal);
    if (outcome === "only admin") return refuse(409, "The account is the only admin's");
    if (outcome === "wrong code") return refuse(422, "The code is missing or not right");
    await attempts.forget(id);
    return answer(200, {}, { "Set-Cookie": sessionCookie(null, 0) });
  }

  return {
    getProfile: ({ request }) => roles.asCustomer(request, ({ id }) => answer(200, readProfile(database, id))),
    changeProfile: ({ request }) =>
      roles.asCustomer(request, async ({ id }) => {
        const body = await readBody(request, PROFILE_CALLS.changeProfile);
        if (!body) return badRequest();
        const isChanged = await whenWritable(() => changeProfile(database, id, body, now()), request.signal);
        return isChanged ? answer(200, {}) : refuse(409, "The profile was changed meanwhile");
      }),
    getRecords: ({ request }) => roles.asCustomer(request, (account) => answer(200, recordsOf(database, account))),
    deleteAccount: ({ request }) => roles.asCustomer(request, (account) => remove(request, account)),
  };
}
