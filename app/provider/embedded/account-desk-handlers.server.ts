import { type Database, whenWritable } from "~/database/database.server";
import type { MailShop } from "~/mail/frame.server";
import { ACCOUNT_DESK_CALLS, readDeskQuery } from "../contract/account-desk.server";
import { answer, badRequest, refuse } from "../host/answers.server";
import { readBody } from "../host/body.server";
import type { Handler } from "../host/router.server";
import { listAccounts, reopenAccount } from "./account-desk.server";
import type { SignedInRoles } from "./signed-in-roles.server";

interface AccountDeskOptions {
  readonly database: Database;
  /** The shop's name and addresses for mails to accounts. */
  readonly shop: MailShop;
  readonly roles: SignedInRoles;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** The calls for decisions on accounts (decision 66). */
export function accountDeskHandlers({
  database,
  shop,
  roles,
  now,
}: AccountDeskOptions): Record<keyof typeof ACCOUNT_DESK_CALLS, Handler> {
  return {
    listAccounts: ({ request }) =>
      roles.asAdmin(request, async () =>
        answer(200, await listAccounts(database, readDeskQuery(new URL(request.url).searchParams))),
      ),
    reopenAccount: ({ request, id }) =>
      roles.asAdmin(request, async (admin) => {
        const body = await readBody(request, ACCOUNT_DESK_CALLS.reopenAccount);
        if (!body) return badRequest();
        const reopening = { id, tag: body.decision, adminId: admin.id, shop };
        const outcome = await whenWritable(() => reopenAccount(database, reopening, now()), request.signal);
        if (outcome === "unknown") return refuse(404, "Customer not found");
        if (outcome === "not so decided") return refuse(409, "The account does not have this decision");
        return answer(200, {});
      }),
  };
}
