import type { ContactMessage, KeptMessage } from "~/domain/contact-message";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider } from "~/provider/provider.server";
import { orUpstreamFailure } from "./upstream.server";

const LIST_UNAVAILABLE = "The messages could not be loaded";

const FAILED = "Your message could not be sent. Please try again, or write to us by e-mail.";

/**
 * Sends a visitor's message to the provider, which stores it.
 *
 * @throws UpstreamFailure
 */
export async function sendMessage(message: ContactMessage): Promise<void> {
  await orUpstreamFailure(() => FAILED, provider().sendMessage(message));
}

/**
 * The messages from visitors, newest first.
 *
 * @throws UpstreamFailure
 */
export function listMessages(session: ProviderSession): Promise<readonly KeptMessage[]> {
  return orUpstreamFailure(() => LIST_UNAVAILABLE, provider().as(session).listMessages());
}
