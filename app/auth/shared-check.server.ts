import { singleton } from "~/platform/singleton.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { type AuthCheck, checkSignedIn } from "./sign-in.server";

/** Checks still running after their page stopped waiting, by session. */
const leftBehind = () => singleton("sign-in-checks", () => new Map<string, Promise<AuthCheck>>());

const keyOf = (signedIn: ProviderSession) => JSON.stringify(signedIn);

/**
 * Asks the provider who is signed in, or joins a check left behind by an earlier page of the same session, so that a
 * slow provider is asked once rather than once per page.
 *
 * @param signal of the visitor's request: the check is abandoned when the visitor leaves
 */
export function dedupedCheck(signedIn: ProviderSession, signal: AbortSignal): Promise<AuthCheck> {
  return leftBehind().get(keyOf(signedIn)) ?? checkSignedIn(signedIn, signal);
}

/** Lets a check outlive the page that started it; the visitor's next page gets its answer. */
export function leaveBehind(signedIn: ProviderSession, check: Promise<AuthCheck>): void {
  const key = keyOf(signedIn);
  if (leftBehind().has(key)) return;
  leftBehind().set(key, check);
  check.finally(() => leftBehind().delete(key)).catch(() => {});
}
