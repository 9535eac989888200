import type { MarkedProfile, Profile } from "~/domain/profile";
import { tooMany } from "~/platform/rate-limits/visitor-limits.server";
import type { OwnerProof } from "~/provider/client/profile.server";
import { ProviderError } from "~/provider/client/provider-error.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider, providerTraits } from "~/provider/provider.server";
import { orRefused } from "./refusals.server";
import { orUpstreamFailure } from "./upstream.server";

const UNAVAILABLE = "Your profile could not be loaded";
const NOT_SAVED = "Your profile could not be saved. Nothing that you typed is lost: please try again.";
const NOT_EXPORTED = "Your data could not be put together. Please try again.";

/**
 * The profile of a session's account, or `null` if the provider does not offer changes to it.
 *
 * @throws UpstreamFailure
 */
export async function findProfile(
  session: ProviderSession,
): Promise<(MarkedProfile & { readonly changesEmail: boolean }) | null> {
  if (!(await providerTraits()).profile) return null;
  return orUpstreamFailure(() => UNAVAILABLE, provider().as(session).getProfile());
}

/** The result of a change to the account; `retryAfter` is in seconds. */
export type ProfileOutcome =
  | { readonly outcome: "done" | "ended" | "wrong-password" | "wrong-code" | "only-admin" | "failed" }
  | { readonly outcome: "too-many"; readonly retryAfter: number | undefined };

async function outcomeOf<Refused extends string>(
  work: Promise<void>,
  refusals: Readonly<Record<number, Refused>>,
): Promise<
  | { readonly outcome: "done" | "failed" | Refused }
  | { readonly outcome: "too-many"; readonly retryAfter: number | undefined }
> {
  try {
    await work;
    return { outcome: "done" };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.status === 429) return { outcome: "too-many", retryAfter: error.retryAfter };
    return { outcome: refusals[error.status ?? 0] ?? "failed" };
  }
}

/** The result of a request for a new e-mail address. */
export type EmailChangeOutcome = ProfileOutcome | { readonly outcome: "no-mail" | "not-offered" };

/**
 * Mails a link to a new e-mail address of a session's account; the result is the same if another account has the
 * address.
 */
export async function askEmailChange(
  session: ProviderSession,
  email: string,
  proof: OwnerProof,
): Promise<EmailChangeOutcome> {
  const why = await tooMany("email-change");
  if (why) return { outcome: "too-many", retryAfter: why.retryAfter };
  const refusals = {
    400: "no-mail",
    401: "ended",
    403: "wrong-password",
    404: "not-offered",
    409: "only-admin",
    422: "wrong-code",
  } as const;
  return outcomeOf(provider().as(session).askEmailChange(email, proof), refusals);
}

const SAVE_REFUSALS = { 401: "ended", 409: "changed" } as const;

/**
 * Replaces the profile of a session's account.
 *
 * @returns `changed` if, for example, the profile has changed since this mark was read
 * @throws UpstreamFailure
 */
export async function saveProfile(
  session: ProviderSession,
  revision: string,
  profile: Profile,
): Promise<"done" | "ended" | "changed"> {
  const saved = provider().as(session).changeProfile({ revision, profile });
  const outcome = await orUpstreamFailure(() => NOT_SAVED, orRefused(saved, SAVE_REFUSALS));
  return typeof outcome === "string" ? outcome : "done";
}

/** Deletes a session's account. */
export function deleteAccount(session: ProviderSession, proof: OwnerProof): Promise<ProfileOutcome> {
  const refusals = { 401: "ended", 403: "wrong-password", 409: "only-admin", 422: "wrong-code" } as const;
  return outcomeOf(provider().as(session).deleteAccount(proof), refusals);
}

async function ownOrders(session: ProviderSession): Promise<readonly unknown[]> {
  if (!(await providerTraits()).orders) return [];
  const calls = provider().as(session);
  const orders: unknown[] = [];
  for (const over of [false, true]) {
    let before: string | null | undefined;
    do {
      const page = await calls.listMyOrders({ over, ...(before && { before }) });
      for (const { number } of page.orders) {
        // The secret of the order's page is not part of the export.
        const found = await calls.findMyOrder(number);
        if (found) orders.push(found.order);
      }
      before = page.olderThan;
    } while (before);
  }
  return orders;
}

async function ownQuotes(session: ProviderSession): Promise<readonly unknown[]> {
  if (!(await providerTraits()).quotes) return [];
  const calls = provider().as(session);
  const quotes: unknown[] = [];
  let before: string | null | undefined;
  do {
    const page = await calls.listMyQuotes(before ?? undefined);
    for (const { number } of page.quotes) quotes.push(await calls.findMyQuote(number));
    before = page.olderThan;
  } while (before);
  return quotes;
}

/**
 * Everything stored about a session's account, for its owner; `null` if the provider does not offer an export. It
 * contains neither hashes nor secrets.
 *
 * @throws UpstreamFailure
 */
export async function exportAccount(session: ProviderSession): Promise<object | null> {
  if (!(await providerTraits()).profile) return null;
  const calls = provider().as(session);
  const collect = async () => {
    const { profile } = await calls.getProfile();
    const { registeredAt, tags, messages, events } = await calls.getRecords();
    const account = { email: session.email, registeredAt, tags, ...profile };
    return { account, orders: await ownOrders(session), quotes: await ownQuotes(session), messages, events };
  };
  return orUpstreamFailure(() => NOT_EXPORTED, collect());
}

/** Whether the provider lets account owners change their account. */
export async function offersProfile(): Promise<boolean> {
  return (await providerTraits()).profile;
}
