import type { Request, Response } from "undici";
import { recordEvent } from "~/audit/audit.server";
import { type Database, inTransaction, whenWritable } from "~/database/database.server";
import { isAdmin } from "~/domain/account";
import type { Limit } from "../contract/backend.server";
import { SECURITY_CALLS } from "../contract/security.server";
import { answer, badRequest, refuse } from "../host/answers.server";
import { readBody } from "../host/body.server";
import type { Handler } from "../host/router.server";
import { sessionHandleOf } from "../host/session-cookie.server";
import type { StoredAccount } from "./accounts.server";
import { faultOf, isPasswordOf, replacePassword } from "./password-change.server";
import { countOtherSessions, revokeOtherSessions } from "./sessions.server";
import type { SignedInRoles } from "./signed-in-roles.server";
import { hasTwoFactor, type TwoFactor } from "./two-factor.server";

interface SecurityOptions {
  readonly database: Database;
  readonly shopName: string;
  /** Accounts with the admin role in addition to those tagged so, normalized. */
  readonly adminEmails: readonly string[];
  readonly roles: SignedInRoles;
  readonly twoFactor: TwoFactor;
  /** Limits the password tries for an account, by its id. */
  readonly attempts: Limit;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const tooMany = (wait: number) => refuse(429, "Too many tries", { "Retry-After": String(wait) });
const wrongCode = () => refuse(409, "The second factor is on, and its code is missing or not right");

/** The session's handle in a request known to have one. */
const tokenOf = (request: Request) => sessionHandleOf(request) ?? "";

/** The calls about how an account signs in (decision 49). */
export function securityHandlers({
  database,
  shopName,
  adminEmails,
  roles,
  twoFactor,
  attempts,
  now,
}: SecurityOptions): Record<keyof typeof SECURITY_CALLS, Handler> {
  async function change(request: Request, account: StoredAccount): Promise<Response> {
    const body = await readBody(request, SECURITY_CALLS.changePassword);
    if (!body) return badRequest();
    const wait = await attempts.count(account.id);
    if (wait > 0) return tooMany(wait);
    if (!(await isPasswordOf(database, account, body.current, request.signal)))
      return refuse(403, "The password is not right");
    await attempts.forget(account.id);
    const fault = faultOf(body.next, shopName, account);
    if (fault !== null) return refuse(422, fault);
    if (await hasTwoFactor(database, account.id)) {
      const pass = () => twoFactor.pass(account.id, body.code ?? "", now());
      const outcome = await whenWritable(pass, request.signal);
      if (outcome !== "right") return outcome === "wrong" ? wrongCode() : tooMany(outcome.wait);
    }
    await replacePassword(database, account, { next: body.next, token: tokenOf(request), signal: request.signal }, now);
    return answer(200, {});
  }

  const twoFactorOf = async (account: StoredAccount) => {
    if (await hasTwoFactor(database, account.id)) return "on";
    return isAdmin(account, adminEmails) ? "off" : null;
  };

  return {
    getSecurity: ({ request }) =>
      roles.asCustomer(request, async (account) =>
        answer(200, {
          password: true,
          otherSessions: await countOtherSessions(database, account.id, tokenOf(request), now()),
          twoFactor: await twoFactorOf(account),
        }),
      ),
    changePassword: ({ request }) => roles.asCustomer(request, (account) => change(request, account)),
    endOtherSessions: ({ request }) =>
      roles.asCustomer(request, async ({ id }) => {
        const end = async () => {
          await revokeOtherSessions(database, id, tokenOf(request));
          await recordEvent(database, { kind: "sessions.ended", actorId: id, subjectId: id }, now());
        };
        await whenWritable(() => inTransaction(database, end), request.signal);
        return answer(200, {});
      }),
  };
}
