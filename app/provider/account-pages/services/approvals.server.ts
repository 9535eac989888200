import * as z from "zod/mini";
import { write } from "~/base/database/database.server";
import { orNullIfBusy, orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { recordEvent } from "~/house/audit/audit.server";
import { DECISION_TAGS, type DecisionTag, type User } from "~/provider/accounts/account";
import type { AccountListPage, AccountListQuery } from "~/provider/accounts/account-list";
import { countApplicants, findAccount, storeAccount } from "~/provider/accounts/accounts.server";
import { orUpstreamFailure, ProviderError } from "~/provider/client/provider-error.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { backend, provider, providerTraits } from "~/provider/provider.server";
import { withOwnAccounts } from "./own-accounts.server";

const LIST_UNAVAILABLE = "The accounts could not be loaded";
const NOT_AT_PROVIDER =
  "The provider of the accounts does not let your account see who is waiting. A role that was given here does not change that: the right is given at the provider.";

/** A back end elsewhere has rules of its own for who may approve accounts. */
const FORBIDDEN = 403;

interface Admin {
  readonly user: Pick<User, "id">;
  readonly session: ProviderSession;
}

export interface AccountsShown {
  readonly page: AccountListPage;
  /** The address where accounts that were decided on are listed; `null` if that is this page. */
  readonly decidedUrl: string | null;
}

/** The accounts that match a query, or all that wait if they are managed elsewhere. Throws UpstreamFailure. */
export async function listAccounts({ session }: Admin, query: AccountListQuery): Promise<AccountsShown> {
  const { accounts, accountPages } = await backend();
  if (accounts) return { page: await orUnavailable(LIST_UNAVAILABLE, accounts.listAccounts(query)), decidedUrl: null };
  const pending = await orUpstreamFailure(
    ({ status }) => (status === FORBIDDEN ? NOT_AT_PROVIDER : LIST_UNAVAILABLE),
    provider().as(session).listPending(),
  );
  const waiting = pending.map((account) => ({ ...account, decided: null }));
  return {
    page: { accounts: waiting, total: waiting.length, next: null },
    decidedUrl: accountPages?.admin ?? null,
  };
}

export async function countApplications(session: ProviderSession): Promise<number> {
  const { accounts } = await backend();
  if (accounts) return orUnavailable(LIST_UNAVAILABLE, countApplicants((await shopDatabase()).db));
  return (await orUpstreamFailure(() => LIST_UNAVAILABLE, provider().as(session).listPending())).length;
}

export type AccountDecisionOutcome = "done" | "decided-before" | "unknown" | "refused" | "not-allowed" | "failed";

const REFUSALS: Readonly<Record<number, AccountDecisionOutcome>> = {
  401: "refused",
  [FORBIDDEN]: "not-allowed",
  404: "unknown",
  409: "decided-before",
};

const decidedTags = (tags: readonly string[], decision: DecisionTag) => [
  ...tags.filter((tag) => !DECISION_TAGS.some((earlier) => earlier === tag)),
  decision,
];

/** Records a decision that a provider elsewhere has accepted. It is valid even if it cannot be recorded here. */
async function recordDecision(id: string, tag: DecisionTag, adminId: string): Promise<void> {
  const recorded = write(await shopDatabase(), async (trx) => {
    const account = await findAccount(trx, id);
    if (account) await storeAccount(trx, { ...account, tags: decidedTags(account.tags, tag) });
    await recordEvent(trx, { kind: `account.${tag}`, actorId: adminId, subjectId: id }, Date.now());
  });
  await orNullIfBusy(recorded);
}

async function decideAtProvider(
  session: ProviderSession,
  id: string,
  tag: DecisionTag,
): Promise<AccountDecisionOutcome> {
  try {
    await provider().as(session).decide(id, tag);
    return "done";
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return REFUSALS[error.status ?? 0] ?? "failed";
  }
}

/** Decides on an account (specification, section 7), or reverses a decision. */
export async function decideAccount(form: DecisionForm, { user, session }: Admin): Promise<AccountDecisionOutcome> {
  const { id, decision } = form;
  if (decision === "reopened") {
    const outcome = await withOwnAccounts((accounts) =>
      accounts.reopenAccount({ id, tag: form.was, adminId: user.id }),
    );
    if (outcome === "other-decision") return "decided-before";
    return outcome === "not-offered" ? "unknown" : outcome;
  }
  const outcome = await decideAtProvider(session, id, decision);
  if (outcome === "done" && !(await providerTraits()).recordsDecisions) await recordDecision(id, decision, user.id);
  return outcome;
}

const shared = {
  id: z.string().check(
    z.minLength(1),
    z.maxLength(200),
    z.refine((id) => !/^\.+$/.test(id)),
  ),
  name: z.string().check(z.maxLength(500)),
  place: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
};

const DecisionFormSchema = z.union([
  z.object({ ...shared, decision: z.enum(DECISION_TAGS) }),
  z.object({ ...shared, decision: z.literal("reopened"), was: z.enum(DECISION_TAGS) }),
]);

export type DecisionForm = z.infer<typeof DecisionFormSchema>;

export function readDecisionForm(form: URLSearchParams): DecisionForm | null {
  return DecisionFormSchema.safeParse(Object.fromEntries(form)).data ?? null;
}
