import { singleton } from "~/platform/singleton.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { type AuthCheck, checkSignedIn } from "./sign-in.server";

/** A question to the provider that is under way. */
interface Running {
  readonly check: Promise<AuthCheck>;
  readonly controller: AbortController;
  /** How many visitors' requests it is asked for. */
  waiting: number;
}

const running = () => singleton("sign-in-checks", () => new Map<string, Running>());

function start(key: string, signedIn: ProviderSession): Running {
  const controller = new AbortController();
  const check = checkSignedIn(signedIn, controller.signal).finally(() => running().delete(key));
  const question = { check, controller, waiting: 0 };
  running().set(key, question);
  return question;
}

/**
 * Asks the provider who is signed in, one question at a time for each session. A question that a page did not wait for
 * goes on, and the visitor's next page gets its answer; one that every visitor has left is given up.
 *
 * @param signal of the visitor's request
 */
export function sharedCheck(signedIn: ProviderSession, signal: AbortSignal): Promise<AuthCheck> {
  const key = JSON.stringify(signedIn);
  const question = running().get(key) ?? start(key, signedIn);
  question.waiting += 1;
  const leave = () => {
    question.waiting -= 1;
    if (question.waiting > 0) return;
    running().delete(key);
    question.controller.abort();
  };
  if (signal.aborted) leave();
  else signal.addEventListener("abort", leave, { once: true });
  return question.check;
}
