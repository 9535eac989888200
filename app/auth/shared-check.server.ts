import { singleton } from "~/platform/singleton.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { type AuthCheck, checkSignedIn } from "./sign-in.server";

/** Questions that a page did not wait for, by session. */
const leftBehind = () => singleton("sign-in-checks", () => new Map<string, Promise<AuthCheck>>());

const keyOf = (signedIn: ProviderSession) => JSON.stringify(signedIn);

/**
 * Asks the provider who is signed in, or joins the question that an earlier page of the same session left behind, so
 * that a slow provider is asked once and not once a page.
 *
 * @param signal of the visitor's request: a question that the visitor leaves is given up
 */
export function askOrJoin(signedIn: ProviderSession, signal: AbortSignal): Promise<AuthCheck> {
  return leftBehind().get(keyOf(signedIn)) ?? checkSignedIn(signedIn, signal);
}

/** Lets a question go on without the page that asked it; the visitor's next page gets its answer. */
export function leaveBehind(signedIn: ProviderSession, check: Promise<AuthCheck>): void {
  const key = keyOf(signedIn);
  if (leftBehind().has(key)) return;
  leftBehind().set(key, check);
  check.finally(() => leftBehind().delete(key)).catch(() => {});
}
