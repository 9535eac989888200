import type { ContactMessage } from "~/domain/contact-message";
import { provider } from "~/provider/provider.server";
import { orUpstreamFailure } from "./upstream.server";

const FAILED = "Your message could not be sent. Please try again, or write to us by e-mail.";

/**
 * Hands a visitor's message to the provider, which keeps it.
 *
 * @throws UpstreamFailure
 */
export async function sendMessage(message: ContactMessage): Promise<void> {
  await orUpstreamFailure(() => FAILED, provider().sendMessage(message));
}
