import type { Request, Response } from "undici";
import { type Database, write } from "~/base/database/database.server";
import { recordEvent } from "~/house/audit/audit.server";
import { roleOf } from "~/provider/accounts/account-role.server";
import { type AdminPart, mayOpen } from "~/provider/accounts/roles";
import { refuse } from "../host/answers.server";
import { ADMIN_IDLE_MS, sessionHandleOf } from "../host/sessions.server";
import { findAccount, type StoredAccount } from "./accounts.server";
import { findSession, noteUse } from "./sessions.server";

type Answer = Response | Promise<Response>;

/** Runs work only for users with the required role. */
export interface SignedInRoles {
  /** The signed-in account, or `null`; marks the session as used. */
  accountOf(request: Request): Promise<StoredAccount | null>;
  /** Responds with 401 unless a user is signed in. */
  asCustomer(request: Request, work: (account: StoredAccount) => Answer): Promise<Response>;
  /** Responds with 401, or 403 unless the role of the signed-in account opens this part of the admin pages. */
  asStaff(request: Request, part: AdminPart, work: (admin: StoredAccount) => Answer): Promise<Response>;
}

interface RoleOptions {
  readonly database: Database;
  /** Accounts that the operator made owners in addition to those tagged so, normalized. */
  readonly adminEmails: readonly string[];
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export function signedInRoles({ database, adminEmails, now }: RoleOptions): SignedInRoles {
  async function accountOf(request: Request): Promise<StoredAccount | null> {
    const token = sessionHandleOf(request) ?? "";
    const session = await findSession(database.db, token, now());
    const account = session && (await findAccount(database.db, session.customerId));
    if (!account) return null;
    const role = await roleOf(database.db, account, adminEmails);
    if (role !== null && now() - session.usedAt >= ADMIN_IDLE_MS) return null;
    await noteUse(database, token, session, now());
    return account;
  }
  async function asCustomer(request: Request, work: (account: StoredAccount) => Answer): Promise<Response> {
    const account = await accountOf(request);
    return account ? work(account) : refuse(401, "Not signed in");
  }
  return {
    accountOf,
    asCustomer,
    asStaff: (request, part, work) =>
      asCustomer(request, async (account) => {
        if (mayOpen(await roleOf(database.db, account, adminEmails), part)) return work(account);
        const refused = { kind: "access.refused", actorId: account.id, subjectId: null } as const;
        await write(database, (trx) => recordEvent(trx, refused, now()), request.signal);
        return refuse(403, "Not an admin");
      }),
  };
}
