import type { DeskPage, DeskQuery } from "~/domain/account-desk";
import type { DecisionForm } from "~/forms/decision-form";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider } from "~/provider/provider.server";
import { doneOr } from "./refusals.server";
import { orUpstreamFailure } from "./upstream.server";

const LIST_UNAVAILABLE = "The accounts could not be loaded";

/** A page of accounts, and whether the provider also lists those already decided. */
export interface Desk {
  readonly page: DeskPage;
  readonly looksBack: boolean;
}

/**
 * The accounts that match a query; if the provider lists only the waiting ones, all of those, whatever the query.
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

const REFUSALS = { 401: "refused", 403: "refused", 404: "unknown", 409: "decided-before" } as const;

/** Decides on an account (specification, section 7), or reverses a decision. */
export function decideAccount(form: DecisionForm, session: ProviderSession): Promise<DecisionOutcome> {
  const { id, decision } = form;
  const calls = provider().as(session);
  return doneOr(decision === "reopened" ? calls.reopenAccount(id, form.was) : calls.decide(id, decision), REFUSALS);
}
