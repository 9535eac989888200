import { json, redirect, type TypedResponse } from "@remix-run/node";
import { DONE } from "./order-page-form";

/** What the page says of a button that did nothing. */
export interface OrderPageProblem {
  readonly problem: "too-late";
}

type Answered = { readonly outcome: "cancelled" | "too-late" } | { readonly outcome: "renewed"; readonly link: string };

/**
 * An action's answer to a button of an order's page: a redirect to the page, or what speaks against it.
 *
 * @param path the page's path; of one that bears the secret, the new one
 */
export function orderPageAnswer(
  change: Answered,
  path: (newLink?: string) => string,
): TypedResponse<OrderPageProblem | never> {
  if (change.outcome === "too-late") {
    return json({ problem: "too-late" } as const, { status: 409, headers: { "Cache-Control": "no-store" } });
  }
  const to = change.outcome === "renewed" ? path(change.link) : path();
  return redirect(`${to}?${DONE}=${change.outcome}`, 303);
}
