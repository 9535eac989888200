import type { MailPage } from "~/domain/outgoing-mail";
import { UpstreamFailure } from "~/platform/upstream-failure.server";
import { orNullAt } from "~/provider/client/provider-error.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider, providerTraits } from "~/provider/provider.server";
import { doneOr } from "./refusals.server";
import { orUpstreamFailure } from "./upstream.server";

const UNAVAILABLE = "The mails could not be loaded";

/** Whether the provider is known to send its mails: only then does a page promise a mail. */
export async function sendsMail(): Promise<boolean> {
  return (await providerTraits()).mails;
}

/** Whether the provider lists unsent mails. */
async function listsMail(): Promise<boolean> {
  return (await providerTraits()).mail;
}

/**
 * A page of the unsent mails, newest first, or `null` if the provider does not list them.
 *
 * @param session an admin's
 * @throws UpstreamFailure
 */
export async function listMail(
  session: ProviderSession,
  question: { readonly failed: boolean; readonly before?: string },
): Promise<MailPage | null> {
  if (!(await listsMail())) return null;
  return orUpstreamFailure(() => UNAVAILABLE, orNullAt(404, provider().as(session).listMail(question)));
}

/** What other admin pages show about mail: whether there is a list of it, and how many were abandoned. */
export interface MailGlance {
  readonly hasMail: boolean;
  /** On the latest page only. */
  readonly failed: number;
}

/** A summary of abandoned mails; a provider that does not answer does not stop the page that shows it. */
export async function glanceAtMail(session: ProviderSession): Promise<MailGlance> {
  try {
    const page = await listMail(session, { failed: true });
    return { hasMail: page !== null, failed: page?.mails.length ?? 0 };
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    return { hasMail: true, failed: 0 };
  }
}

const REFUSALS = { 401: "refused", 403: "refused", 404: "unknown", 409: "not-failed" } as const;

/** The result of sending a mail again. */
export type MailOutcome = "done" | "not-failed" | "unknown" | "refused" | "failed";

/** Queues an abandoned mail to be sent again; a failure is logged by the provider's client. */
export function sendMailAgain(session: ProviderSession, id: string): Promise<MailOutcome> {
  return doneOr(provider().as(session).sendMailAgain(id), REFUSALS);
}
