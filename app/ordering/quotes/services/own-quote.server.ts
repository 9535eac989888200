import { notFound, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { requireUser, type SignedInUser } from "~/provider/auth/guards.server";
import type { Quote } from "../quote";
import { findQuote } from "./quotes.server";

/**
 * A quote of the signed-in customer, by its number.
 *
 * @throws Response a redirect to the sign-in page; 404 if this account has no such quote, even if another one has
 */
export async function requireQuote(
  request: Request,
  number: string | undefined,
): Promise<SignedInUser & { readonly quote: Quote }> {
  const signedIn = await requireUser(request);
  const quote = await orUpstreamProblem(findQuote(signedIn.user.id, number ?? ""));
  if (!quote) throw notFound("Your account has no such quote");
  return { ...signedIn, quote };
}
