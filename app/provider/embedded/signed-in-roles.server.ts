import type { Request, Response } from "undici";
import { isAdmin } from "~/domain/account";
import { type CustomerRecord, findCustomer } from "./customers.server";
import { refuse } from "./router.server";
import { customerIdOf, tokenOf } from "./sessions.server";
import type { Database } from "./sqlite-driver.server";

type Answer = Response | Promise<Response>;

/** Lets work be done only for who may have it done. */
export interface SignedInRoles {
  /** Answers 401 unless somebody is signed in. */
  asCustomer(request: Request, work: (customer: CustomerRecord) => Answer): Answer;
  /** Answers 401, or 403 unless an admin is signed in. */
  asAdmin(request: Request, work: () => Answer): Answer;
}

interface RoleOptions {
  readonly database: Database;
  /** Accounts with the admin role beside those tagged so, normalized. */
  readonly adminEmails: readonly string[];
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export function signedInRoles({ database, adminEmails, now }: RoleOptions): SignedInRoles {
  function asCustomer(request: Request, work: (customer: CustomerRecord) => Answer): Answer {
    const id = customerIdOf(database, tokenOf(request), now());
    const customer = id === null ? null : findCustomer(database, id);
    return customer ? work(customer) : refuse(401, "Not signed in");
  }
  return {
    asCustomer,
    asAdmin: (request, work) =>
      asCustomer(request, (customer) => (isAdmin(customer, adminEmails) ? work() : refuse(403, "Not an admin"))),
  };
}
