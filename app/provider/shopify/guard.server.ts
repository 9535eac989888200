import type { Request, Response } from "undici";
import { type Database, write } from "~/base/database/database.server";
import { recordEvent } from "~/house/audit/audit.server";
import { roleOf } from "~/provider/accounts/account-role.server";
import type { KnownAccount } from "~/provider/accounts/accounts.server";
import { type AdminPart, mayOpen } from "~/provider/accounts/roles";
import { refuse } from "../host/answers.server";
import { ADMIN_IDLE_MS, sessionHandleOf } from "../host/sessions.server";
import { accountOf } from "./customer.server";
import type { Customers } from "./customers.server";
import { findSession, noteUse } from "./sessions.server";

interface GuardOptions {
  readonly database: Database;
  readonly customers: Customers;
  /** Addresses with the admin role in addition to customers tagged so, normalized. */
  readonly adminEmails: readonly string[];
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

type Work = (account: KnownAccount) => Promise<Response>;

/**
 * Runs work only for signed-in customers, or people with a role: unless Shopify confirms it, nobody is signed in, least of all an
 * admin.
 */
export function createGuard({ database, customers, adminEmails, now }: GuardOptions) {
  /** @throws ShopifyError if Shopify does not answer */
  async function signedIn(request: Request): Promise<KnownAccount | null> {
    const token = sessionHandleOf(request) ?? "";
    const session = await findSession(database.db, token, now());
    const customer = session && (await customers.find(session.customerId));
    if (!customer) return null;
    const account = accountOf(customer, customer.email === session.email, adminEmails);
    const role = await roleOf(database.db, account, adminEmails);
    if (role !== null && now() - session.usedAt >= ADMIN_IDLE_MS) return null;
    await noteUse(database, token, session, now());
    return account;
  }

  async function asCustomer(request: Request, work: Work): Promise<Response> {
    const account = await signedIn(request);
    return account ? work(account) : refuse(401, "Not signed in");
  }

  return {
    /** Responds with 401 unless a customer is signed in. */
    asCustomer,
    /** Responds with 401, or 403 unless the role of the signed-in customer opens this part of the admin pages. */
    asStaff: (request: Request, part: AdminPart, work: Work) =>
      asCustomer(request, async (account) => {
        if (mayOpen(await roleOf(database.db, account, adminEmails), part)) return work(account);
        const refused = { kind: "access.refused", actorId: account.id, subjectId: null } as const;
        await write(database, (trx) => recordEvent(trx, refused, now()), request.signal);
        return refuse(403, "Not an admin");
      }),
  };
}

export type Guard = ReturnType<typeof createGuard>;
