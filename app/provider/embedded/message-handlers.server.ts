import { isEmail } from "~/domain/email";
import { MessageSchema } from "../contract/messages.server";
import { keepMessage, listMessages } from "./messages.server";
import { badRequest, readBody } from "./read-body.server";
import { answer, type Handler } from "./router.server";
import type { SignedInRoles } from "./signed-in-roles.server";
import type { Database } from "./sqlite-driver.server";

interface MessageOptions {
  readonly database: Database;
  readonly roles: SignedInRoles;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** The calls that concern messages (decision 16). */
export function messageHandlers({
  database,
  roles,
  now,
}: MessageOptions): Record<"sendMessage" | "listMessages", Handler> {
  return {
    async sendMessage({ request }) {
      const message = await readBody(request, MessageSchema);
      if (!message || !isEmail(message.email)) return badRequest();
      keepMessage(database, message, now());
      return answer(201, { accepted: true });
    },
    listMessages: ({ request }) => roles.asAdmin(request, () => answer(200, { messages: listMessages(database) })),
  };
}
