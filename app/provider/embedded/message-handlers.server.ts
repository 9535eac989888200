import { type Database, whenWritable } from "~/database/database.server";
import { isEmail } from "~/domain/email";
import type { MailShop } from "~/mail/frame.server";
import { isDayFull, keepMessage, listMessages, MAX_A_DAY } from "~/messages/messages.server";
import type { BackendLog, CreateLimit } from "../contract/backend.server";
import { MESSAGE_CALLS } from "../contract/messages.server";
import { answer, badRequest, refuse } from "../host/answers.server";
import { readBody } from "../host/body.server";
import type { Handler } from "../host/router.server";
import type { SignedInRoles } from "./signed-in-roles.server";

interface MessageOptions {
  readonly database: Database;
  /** The shop's name and addresses for the mail that confirms a message. */
  readonly shop: MailShop;
  readonly roles: SignedInRoles;
  readonly log: BackendLog;
  readonly createLimit: CreateLimit;
  /** The client of a call; `null` if unknown. */
  readonly visitor: () => string | null;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** How many messages a visitor may send in a day, so that nobody uses up the shared limit. */
const OF_VISITOR = { times: 20, seconds: 86_400 };

/** The message calls (decision 16). */
export function messageHandlers({
  database,
  shop,
  roles,
  log,
  createLimit,
  visitor,
  now,
}: MessageOptions): Record<keyof typeof MESSAGE_CALLS, Handler> {
  const ofVisitor = createLimit(OF_VISITOR);

  return {
    async sendMessage({ request }) {
      const message = await readBody(request, MESSAGE_CALLS.sendMessage);
      if (!message || !isEmail(message.email)) return badRequest();
      const from = visitor();
      const wait = from === null ? 0 : await ofVisitor.count(from);
      if (wait > 0) return refuse(429, "Too many messages for one day", { "Retry-After": String(wait) });
      const isKept = await whenWritable(() => keepMessage(database, message, shop, now()), request.signal);
      if (isKept) return answer(201, { accepted: true });
      log.error("provider.messages.full", { keptADay: MAX_A_DAY });
      return refuse(503, "No more messages are kept for now");
    },
    listMessages: ({ request }) =>
      roles.asAdmin(request, async () => {
        const before = new URL(request.url).searchParams.get("before");
        return answer(200, { ...(await listMessages(database, before)), full: await isDayFull(database, now()) });
      }),
  };
}
