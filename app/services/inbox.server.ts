import {
  type InboxMessage,
  type InboxPage,
  type InboxQuery,
  isMessageId,
  type KeptMessage,
  type MessageState,
} from "~/domain/contact-message";
import { orNullAt } from "~/provider/client/provider-error.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider, providerTraits } from "~/provider/provider.server";
import { listMessages } from "./contact.server";
import { doneOr, orRefused } from "./refusals.server";
import { orUpstreamFailure } from "./upstream.server";

const LIST_UNAVAILABLE = "The messages could not be loaded";
const UNAVAILABLE = "The message could not be loaded";
const NOT_SENT = "We cannot tell whether the answer was sent. Open the message again to see.";

/** A page of messages; `isDesk` if the provider also tracks and answers them. */
export type Inbox =
  | (InboxPage & { readonly isDesk: true })
  | (Omit<InboxPage, "messages"> & { readonly isDesk: false; readonly messages: readonly KeptMessage[] });

async function findDesk(session: ProviderSession, query: InboxQuery): Promise<InboxPage | null> {
  if (!(await providerTraits()).inbox) return null;
  return orUpstreamFailure(() => LIST_UNAVAILABLE, orNullAt(404, provider().as(session).listInbox(query)));
}

/**
 * The messages that match a query, newest first; all messages if the provider does not track them.
 *
 * @param session an admin's
 * @throws UpstreamFailure
 */
export async function listInbox(session: ProviderSession, query: InboxQuery): Promise<Inbox> {
  const desk = await findDesk(session, query);
  if (desk) return { ...desk, isDesk: true };
  return { ...(await listMessages(session, query.before ?? undefined)), isDesk: false };
}

/**
 * A message with its state and answer, or `null` if there is none, or the provider does not track them.
 *
 * @param session an admin's
 * @throws UpstreamFailure
 */
export async function findMessage(
  session: ProviderSession,
  id: string,
): Promise<{ readonly message: InboxMessage; readonly isSending: boolean } | null> {
  if (!isMessageId(id) || !(await providerTraits()).inbox) return null;
  return orUpstreamFailure(() => UNAVAILABLE, orNullAt(404, provider().as(session).getMessage(id)));
}

const MARK_REFUSALS = { 401: "refused", 403: "refused", 404: "unknown", 409: "changed" } as const;

/** The result of a change by an admin; a failure is logged by the provider's client. */
export type MarkOutcome = "done" | "refused" | "unknown" | "changed" | "failed";

/** Sets the state of a message. */
export async function markMessage(
  session: ProviderSession,
  id: string,
  { state, was }: { readonly state: MessageState; readonly was: MessageState },
): Promise<MarkOutcome> {
  if (!isMessageId(id) || !(await providerTraits()).inbox) return "unknown";
  return doneOr(provider().as(session).markMessage(id, state, was), MARK_REFUSALS);
}

const ANSWER_REFUSALS = { ...MARK_REFUSALS, 422: "no-mail" } as const;

/**
 * Mails an answer to the sender of a message.
 *
 * @throws UpstreamFailure
 */
export async function answerMessage(
  session: ProviderSession,
  id: string,
  text: string,
): Promise<"done" | "refused" | "unknown" | "changed" | "no-mail"> {
  if (!isMessageId(id) || !(await providerTraits()).inbox) return "unknown";
  const answered = orRefused(provider().as(session).answerMessage(id, text), ANSWER_REFUSALS);
  return (await orUpstreamFailure(() => NOT_SENT, answered)) ?? "done";
}
