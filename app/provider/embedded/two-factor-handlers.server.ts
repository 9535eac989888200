import type { Response } from "undici";
import { type Database, whenWritable } from "~/database/database.server";
import { isAdmin } from "~/domain/account";
import type { Limit } from "../contract/backend.server";
import { TWO_FACTOR_CALLS } from "../contract/two-factor.server";
import { answer, badRequest, refuse } from "../host/answers.server";
import { readBody } from "../host/body.server";
import type { Handler } from "../host/router.server";
import type { StoredAccount } from "./accounts.server";
import { isPasswordOf } from "./password-change.server";
import type { SignedInRoles } from "./signed-in-roles.server";
import type { TwoFactor } from "./two-factor.server";

interface TwoFactorOptions {
  readonly database: Database;
  /** Accounts with the admin role in addition to those tagged so, normalized. */
  readonly adminEmails: readonly string[];
  readonly roles: SignedInRoles;
  readonly twoFactor: TwoFactor;
  /** Limits the passwords and codes tried for an account, by its id. */
  readonly attempts: Limit;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const wrongPassword = () => refuse(403, "The password is not right");
const tooMany = (wait: number) => refuse(429, "Too many tries", { "Retry-After": String(wait) });
const wrongCode = () => refuse(422, "The code is not right");

/** The calls about the second factor (decision 50). */
export function twoFactorHandlers({
  database,
  adminEmails,
  roles,
  twoFactor,
  attempts,
  now,
}: TwoFactorOptions): Record<keyof typeof TWO_FACTOR_CALLS, Handler> {
  /** Counts a try before its work, and resets the count after a successful one. */
  async function limited({ id }: StoredAccount, work: () => Promise<Response>): Promise<Response> {
    const wait = await attempts.count(id);
    if (wait > 0) return tooMany(wait);
    const outcome = await work();
    if (outcome.ok) await attempts.forget(id);
    return outcome;
  }

  return {
    beginTwoFactor: ({ request }) =>
      roles.asCustomer(request, async (account) => {
        const body = await readBody(request, TWO_FACTOR_CALLS.beginTwoFactor);
        if (!body) return badRequest();
        if (!isAdmin(account, adminEmails)) return refuse(409, "A second factor is for admins");
        return limited(account, async () => {
          if (!(await isPasswordOf(database, account, body.password, request.signal))) return wrongPassword();
          const secret = await whenWritable(() => twoFactor.begin(account.id), request.signal);
          return secret === null ? refuse(409, "A second factor is on") : answer(200, { secret });
        });
      }),
    confirmTwoFactor: ({ request }) =>
      roles.asCustomer(request, async (account) => {
        const body = await readBody(request, TWO_FACTOR_CALLS.confirmTwoFactor);
        if (!body) return badRequest();
        return limited(account, async () => {
          const confirm = () => twoFactor.confirm(account.id, body.code, now());
          const recoveryCodes = await whenWritable(confirm, request.signal);
          return recoveryCodes ? answer(200, { recoveryCodes }) : wrongCode();
        });
      }),
    endTwoFactor: ({ request }) =>
      roles.asCustomer(request, async (account) => {
        const body = await readBody(request, TWO_FACTOR_CALLS.endTwoFactor);
        if (!body) return badRequest();
        return limited(account, async () => {
          if (!(await isPasswordOf(database, account, body.password, request.signal))) return wrongPassword();
          const pass = () => twoFactor.pass(account.id, body.code, now());
          const outcome = await whenWritable(pass, request.signal);
          if (outcome !== "right") return outcome === "wrong" ? wrongCode() : tooMany(outcome.wait);
          await whenWritable(() => twoFactor.end(account.id, now()), request.signal);
          return answer(200, {});
        });
      }),
  };
}
