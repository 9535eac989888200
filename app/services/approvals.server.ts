import type { DeskPage, DeskQuery } from "~/domain/account-desk";
import type { DecisionForm } from "~/forms/decision-form";
import { ProviderError } from "~/provider/client/provider-error.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider } from "~/provider/provider.server";
import { orUpstreamFailure } from "./upstream.server";

const LIST_UNAVAILABLE = "The accounts could not be loaded";

/** A page of accounts, and whether the provider has more of them than those that wait. */
export interface Desk {
  readonly page: DeskPage;
  readonly looksBack: boolean;
}

/**
 * The accounts that a question asks for; where the provider cannot look back, all that wait, whatever was asked.
 *
 * @throws UpstreamFailure
 */
export function listAccounts(session: ProviderSession, query: DeskQuery): Promise<Desk> {
  const calls = provider().as(session);
  const list = async () => {
    const page = await calls.listAccounts(query);
    if (page) return { page, looksBack: true };
    const waiting = (await calls.listPending()).map((account) => ({ ...account, decided: null }));
    return { page: { accounts: waiting, total: waiting.length, next: null }, looksBack: false };
  };
  return orUpstreamFailure(() => LIST_UNAVAILABLE, list());
}

/** The outcome of a decision. Failures are logged by the provider's client. */
export type DecisionOutcome = "done" | "decided-before" | "unknown" | "refused" | "failed";

const OUTCOMES: Readonly<Record<number, DecisionOutcome>> = {
  401: "refused",
  403: "refused",
  404: "unknown",
  409: "decided-before",
};

/** Takes a decision on an account (specification, section 7), or takes one back. */
export async function decideAccount(form: DecisionForm, session: ProviderSession): Promise<DecisionOutcome> {
  const { id, decision } = form;
  const calls = provider().as(session);
  try {
    if (decision === "reopened") await calls.reopenAccount(id, form.was);
    else await calls.decide(id, decision);
    return "done";
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return OUTCOMES[error.status ?? 0] ?? "failed";
  }
}
