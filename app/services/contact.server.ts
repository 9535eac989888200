import type { ContactMessage, MessagePage } from "~/domain/contact-message";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider } from "~/provider/provider.server";
import { orUpstreamFailure } from "./upstream.server";

const LIST_UNAVAILABLE = "The messages could not be loaded";

const FAILED = "Your message could not be sent. Please try again, or write to us by e-mail.";

/**
 * Sends a visitor's message to the provider, which stores it.
 *
 * @param signal aborts when the visitor leaves
 * @throws UpstreamFailure
 */
export async function sendMessage(message: ContactMessage, signal: AbortSignal): Promise<void> {
  await orUpstreamFailure(() => FAILED, provider().sendMessage(message, signal));
}

/**
 * A page of the messages from visitors, newest first.
 *
 * @param before the id of the last message on the previous page
 * @throws UpstreamFailure
 */
export function listMessages(session: ProviderSession, before?: string): Promise<MessagePage> {
  return orUpstreamFailure(() => LIST_UNAVAILABLE, provider().as(session).listMessages(before));
}
