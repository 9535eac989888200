import type { Request, Response } from "undici";
import { write } from "~/base/database/database.server";
import { recordEvent } from "~/house/audit/audit.server";
import type { Account } from "~/provider/accounts/account";
import { roleOf } from "~/provider/accounts/account-role.server";
import { type AdminPart, mayOpen } from "~/provider/accounts/roles";
import type { BackendConfig } from "../contract/backend.server";
import { refuseCall } from "./answers.server";
import { type ActiveSession, ADMIN_IDLE_MS, noteUse, type SessionTable, sessionHandleOf } from "./sessions.server";

interface SignedIn<A> extends Pick<ActiveSession, "usedAt"> {
  readonly account: A;
}

interface GuardOptions<A> extends Pick<BackendConfig, "database" | "adminEmails" | "now"> {
  readonly sessions: SessionTable;
  readonly find: (token: string) => Promise<SignedIn<A> | null>;
}

export interface Guard<A> {
  /** Responds with 401 unless a customer is signed in. */
  asCustomer(request: Request, work: (account: A) => Response | Promise<Response>): Promise<Response>;
  /** Responds with 401, or 403 unless the role of the signed-in account opens this part of the admin pages. */
  asStaff(request: Request, part: AdminPart, work: (admin: A) => Response | Promise<Response>): Promise<Response>;
}

export function createGuard<A extends Account>(options: GuardOptions<A>): Guard<A> {
  const { database, adminEmails, sessions, find, now } = options;

  async function accountOf(request: Request): Promise<A | null> {
    const token = sessionHandleOf(request) ?? "";
    const signedIn = await find(token);
    if (!signedIn) return null;
    const role = await roleOf(database.db, signedIn.account, adminEmails);
    if (role !== null && now() - signedIn.usedAt >= ADMIN_IDLE_MS) return null;
    await noteUse(database, sessions, token, signedIn, now());
    return signedIn.account;
  }

  const asCustomer: Guard<A>["asCustomer"] = async (request, work) => {
    const account = await accountOf(request);
    return account ? work(account) : refuseCall(401, "Not signed in");
  };

  return {
    asCustomer,
    asStaff: (request, part, work) =>
      asCustomer(request, async (account) => {
        if (mayOpen(await roleOf(database.db, account, adminEmails), part)) return work(account);
        const refused = { kind: "access.refused", actorId: account.id, subjectId: null } as const;
        await write(database, (trx) => recordEvent(trx, refused, now()), request.signal);
        return refuseCall(403, "Not an admin");
      }),
  };
}
