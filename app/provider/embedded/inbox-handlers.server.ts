import { type Database, whenWritable } from "~/database/database.server";
import { isMessageView } from "~/domain/contact-message";
import type { MailShop } from "~/mail/frame.server";
import { answerMessage, findMessage, type InboxOutcome, listInbox, markMessage } from "~/messages/inbox.server";
import { isDayFull } from "~/messages/messages.server";
import { INBOX_CALLS } from "../contract/inbox.server";
import { answer, badRequest, refuse } from "../host/answers.server";
import { readBody } from "../host/body.server";
import type { Handler } from "../host/router.server";
import type { SignedInRoles } from "./signed-in-roles.server";

interface InboxOptions {
  readonly database: Database;
  /** The shop's name and addresses for answers. */
  readonly shop: MailShop;
  /** Whether mail is being sent. */
  readonly sendsMail: boolean;
  readonly roles: SignedInRoles;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const unknown = () => refuse(404, "No message has this id");

const refusedOr = (outcome: InboxOutcome, why: string) => {
  if (outcome === "unknown") return unknown();
  return outcome === "changed" ? refuse(409, why) : answer(200, {});
};

/** The admin calls for messages (decision 70). */
export function inboxHandlers({
  database,
  shop,
  sendsMail,
  roles,
  now,
}: InboxOptions): Record<keyof typeof INBOX_CALLS, Handler> {
  return {
    listInbox: ({ request }) =>
      roles.asAdmin(request, async () => {
        const { searchParams } = new URL(request.url);
        const show = searchParams.get("show") ?? "";
        const query = {
          show: isMessageView(show) ? show : null,
          search: searchParams.get("search") ?? "",
          before: searchParams.get("before"),
        };
        return answer(200, { ...(await listInbox(database, query)), full: await isDayFull(database, now()) });
      }),
    getMessage: ({ request, id }) =>
      roles.asAdmin(request, async () => {
        const message = await findMessage(database, id);
        return message ? answer(200, { message, sending: sendsMail }) : unknown();
      }),
    markMessage: ({ request, id }) =>
      roles.asAdmin(request, async ({ id: adminId }) => {
        const mark = await readBody(request, INBOX_CALLS.markMessage);
        if (!mark) return badRequest();
        const outcome = await whenWritable(() => markMessage(database, { id, adminId }, mark, now()), request.signal);
        return refusedOr(outcome, "The message has another state, or was answered by mail");
      }),
    answerMessage: ({ request, id }) =>
      roles.asAdmin(request, async ({ id: adminId }) => {
        const sent = await readBody(request, INBOX_CALLS.answerMessage);
        if (!sent) return badRequest();
        const answering = { id, adminId, text: sent.text, shop };
        const outcome = await whenWritable(() => answerMessage(database, answering, now()), request.signal);
        if (outcome === "no mail") return refuse(422, "The address is none that mail can be sent to");
        return refusedOr(outcome, "The message was answered before");
      }),
  };
}
