import type { Database } from "~/base/database/database.server";
import type { MailShop } from "~/house/mail/frame.server";
import { APPROVAL_CALLS } from "../contract/approvals.server";
import { answer, badRequest, refuse } from "../host/answers.server";
import { readBody } from "../host/body.server";
import type { Handler } from "../host/router.server";
import { decide, listPending } from "./approvals.server";
import type { SignedInRoles } from "./signed-in-roles.server";

interface ApprovalOptions {
  readonly database: Database;
  /** The shop's name and addresses for mails to accounts. */
  readonly shop: MailShop;
  readonly roles: SignedInRoles;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** The contract's approval calls (specification, section 7). */
export function approvalHandlers({
  database,
  shop,
  roles,
  now,
}: ApprovalOptions): Record<keyof typeof APPROVAL_CALLS, Handler> {
  return {
    listPending: ({ request }) =>
      roles.asStaff(request, "customers", async () =>
        answer(200, { data: { customers: { edges: (await listPending(database.db)).map((node) => ({ node })) } } }),
      ),
    decide: ({ request, id }) =>
      roles.asStaff(request, "customers", async (admin) => {
        const body = await readBody(request, APPROVAL_CALLS.decide);
        if (!body) return badRequest();
        const decision = { id, tag: body.tags[0], adminId: admin.id, shop };
        const outcome = await decide(database, decision, now(), request.signal);
        if (outcome === "unknown") return refuse(404, "Customer not found");
        if (outcome === "not pending") return refuse(409, "The account already has a decision");
        return answer(200, {});
      }),
  };
}
