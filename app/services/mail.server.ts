import type { MailPage } from "~/domain/outgoing-mail";
import { UpstreamFailure } from "~/platform/upstream-failure.server";
import { orNullAt } from "~/provider/client/provider-error.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider, providerTraits } from "~/provider/provider.server";
import { doneOr } from "./refusals.server";
import { orUpstreamFailure } from "./upstream.server";

const UNAVAILABLE = "The mails could not be loaded";

/** Whether it is known that the provider's mails leave: only then is anybody told that something is mailed. */
export async function sendsMail(): Promise<boolean> {
  return (await providerTraits()).mails;
}

/** Whether the provider tells which mails were not sent. */
async function listsMail(): Promise<boolean> {
  return (await providerTraits()).mail;
}

/**
 * A page of the mails that were not sent, newest first, or `null` where the provider does not tell.
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

/** What an admin is told of mail beside something else: whether there is a list of it, and how many of it were given up. */
export interface MailGlance {
  readonly hasMail: boolean;
  /** Of the latest page of them. */
  readonly failed: number;
}

/** A glance at the mails that were given up; a provider that does not say at the moment does not stop the page beside it. */
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

/** What became of a mail that was to be sent once more. */
export type MailOutcome = "done" | "not-failed" | "unknown" | "refused" | "failed";

/** Lets a mail that was given up be sent once more; a failure is logged by the provider's client. */
export function sendMailAgain(session: ProviderSession, id: string): Promise<MailOutcome> {
  return doneOr(provider().as(session).sendMailAgain(id), REFUSALS);
}
