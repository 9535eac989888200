import { type Database, whenWritable } from "~/database/database.server";
import { listUnsent, sendAgain } from "~/mail/outbox-list.server";
import type { MAIL_CALLS } from "../contract/mail.server";
import { answer, refuse } from "../host/answers.server";
import type { Handler } from "../host/router.server";
import type { SignedInRoles } from "./signed-in-roles.server";

interface MailOptions {
  readonly database: Database;
  /** Whether mail is being sent. */
  readonly sendsMail: boolean;
  readonly roles: SignedInRoles;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** The calls for unsent mails (decision 63). */
export function mailHandlers({
  database,
  sendsMail,
  roles,
  now,
}: MailOptions): Record<keyof typeof MAIL_CALLS, Handler> {
  return {
    listMail: ({ request }) =>
      roles.asAdmin(request, async () => {
        const { searchParams } = new URL(request.url);
        const question = { before: searchParams.get("before"), failed: searchParams.get("failed") === "true" };
        return answer(200, { ...(await listUnsent(database, question)), sending: sendsMail });
      }),
    sendMailAgain: ({ request, id }) =>
      roles.asAdmin(request, async ({ id: adminId }) => {
        const outcome = await whenWritable(() => sendAgain(database, id, adminId, now()), request.signal);
        if (outcome === "unknown") return refuse(404, "No mail has this id, or it was sent");
        return outcome === "done" ? answer(200, {}) : refuse(409, "The mail was not given up");
      }),
  };
}
