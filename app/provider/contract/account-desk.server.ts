import * as z from "zod/mini";
import { DECISION_TAGS } from "~/domain/account";
import {
  ACCOUNTS_A_PAGE,
  DESK_STATES,
  DESK_TIERS,
  type DeskAccount,
  type DeskPage,
  type DeskQuery,
  isDeskState,
  isDeskTier,
  MAX_SEARCH_LENGTH,
} from "~/domain/account-desk";
import { toPendingAccount, WirePendingSchema } from "./approvals.server";
import type { CallDefinition } from "./call.server";

const text = z.string().check(z.maxLength(500));

const WireDeskAccountSchema = z.extend(WirePendingSchema, {
  decidedAt: z.catch(z.nullish(z.iso.datetime({ offset: true })), null),
  decidedBy: z.nullish(text),
});

const WireDeskPageSchema = z.object({
  accounts: z.array(WireDeskAccountSchema).check(z.maxLength(ACCOUNTS_A_PAGE)),
  total: z.int().check(z.gte(0)),
  next: z.nullish(z.string().check(z.minLength(1), z.maxLength(200))),
});

export type WireDeskAccount = z.infer<typeof WireDeskAccountSchema>;
export type WireDeskPage = z.infer<typeof WireDeskPageSchema>;

/**
 * The calls for accounts decided earlier. Optional: a provider without them answers 404, as for any unknown path
 * (decision 66).
 */
export const ACCOUNT_DESK_CALLS = {
  listAccounts: {
    method: "GET",
    path: "/api/admin/accounts",
    summary: `The accounts that wait, or were decided on, at most ${ACCOUNTS_A_PAGE} at a time`,
    access: "admin",
    query: {
      state: `One of ${DESK_STATES.join(", ")}; \`pending\` is the default`,
      tier: `Only this tier: ${DESK_TIERS.map(({ id }) => id).join(", ")}`,
      search: "Only those that have this text in name, address or business; no character stands for others",
      after: "The `next` of an earlier page",
    },
    answer: WireDeskPageSchema,
    refusals: { 404: "The host has no such lists" },
  },
  reopenAccount: {
    method: "POST",
    path: "/api/admin/accounts/:id/reopen",
    summary: "Takes a decision on an account back: it waits again",
    access: "admin",
    body: z.object({ decision: z.enum(DECISION_TAGS) }),
    refusals: {
      400: "The body does not have these fields",
      404: "There is no such account",
      409: "The account does not have this decision, so nothing was changed",
    },
  },
} as const satisfies Readonly<Record<string, CallDefinition>>;

function toDeskAccount(account: WireDeskAccount): DeskAccount {
  const { decidedAt, decidedBy } = account;
  const decided = decidedAt ? { at: new Date(decidedAt).toISOString(), by: decidedBy ?? "" } : null;
  return { ...toPendingAccount({ node: account }), decided };
}

/** Maps the provider's page to the shop's. */
export function toDeskPage({ accounts, total, next }: WireDeskPage): DeskPage {
  return { accounts: accounts.map(toDeskAccount), total, next: next ?? null };
}

/** Turns a query into the URL parameters of its call. */
export function toWireDeskQuery({ state, tier, search, after }: DeskQuery): Readonly<Record<string, string>> {
  return { state, ...(tier && { tier }), ...(search && { search }), ...(after !== null && { after }) };
}

/** Reads the query from a call's URL parameters; unknown values are left out. */
export function readDeskQuery(query: URLSearchParams): DeskQuery {
  const [state, tier] = [query.get("state") ?? "", query.get("tier") ?? ""];
  return {
    state: isDeskState(state) ? state : "pending",
    tier: isDeskTier(tier) ? tier : null,
    search: (query.get("search") ?? "").trim().slice(0, MAX_SEARCH_LENGTH),
    after: query.get("after"),
  };
}
