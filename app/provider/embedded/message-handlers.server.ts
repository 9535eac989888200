import { isEmail } from "~/domain/email";
import { MESSAGE_CALLS } from "../contract/messages.server";
import { answer, badRequest } from "../host/answers.server";
import { readBody } from "../host/body.server";
import type { Handler } from "../host/router.server";
import { keepMessage, listMessages } from "./messages.server";
import type { SignedInRoles } from "./signed-in-roles.server";
import type { Database } from "./sqlite-driver.server";

interface MessageOptions {
  readonly database: Database;
  readonly roles: SignedInRoles;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** The message calls (decision 16). */
export function messageHandlers({ database, roles, now }: MessageOptions): Record<keyof typeof MESSAGE_CALLS, Handler> {
  return {
    async sendMessage({ request }) {
      const message = await readBody(request, MESSAGE_CALLS.sendMessage);
      if (!message || !isEmail(message.email)) return badRequest();
      keepMessage(database, message, now());
      return answer(201, { accepted: true });
    },
    listMessages: ({ request }) => roles.asAdmin(request, () => answer(200, { messages: listMessages(database) })),
  };
}
