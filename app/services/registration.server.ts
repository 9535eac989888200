import { createHash } from "node:crypto";
import type { Registration } from "~/domain/registration";
import { singleton } from "~/platform/singleton.server";
import { orNullAt } from "~/provider/client/provider-error.server";
import { provider, providerTraits } from "~/provider/provider.server";
import { orUpstreamFailure } from "./upstream.server";

/** The message from section 8. */
const FAILED = "An error occurred while creating your account. Please try again.";

const CONFLICT = 409;

/** A host's "already exists" is treated like a new account: which addresses are known must not be revealed. */
function registerQuietly(registration: Registration, signal: AbortSignal): Promise<string | null> {
  return orNullAt(CONFLICT, provider().register(registration, signal));
}

/** A double click without JavaScript ends the first post before the second one arrives. */
const AWAITED_AGAIN_MS = 1000;

/** A registration that is under way, for one or several posts of the same form. */
interface Running {
  readonly work: Promise<string | null>;
  readonly controller: AbortController;
  waiting: number;
}

const allRunning = () => singleton("registrations", () => new Map<string, Running>());

function start(key: string, registration: Registration): Running {
  const controller = new AbortController();
  const work = orUpstreamFailure(() => FAILED, registerQuietly(registration, controller.signal));
  const running = { work, controller, waiting: 0 };
  const forget = () => {
    if (allRunning().get(key) === running) allRunning().delete(key);
  };
  allRunning().set(key, running);
  controller.signal.addEventListener("abort", forget);
  work.then(forget, forget);
  return running;
}

/**
 * Creates an account. A form submitted again while the first is pending, as by a double click, is sent to the provider
 * once; it is dropped a second after everybody who waits for it has left.
 *
 * @param signal aborts when the visitor leaves
 * @returns a one-time code that signs in the new account, if the provider gives one
 * @throws UpstreamFailure
 */
export async function register(registration: Registration, signal: AbortSignal): Promise<string | null> {
  const key = createHash("sha256").update(JSON.stringify(registration)).digest("base64");
  signal.throwIfAborted();
  const running = allRunning().get(key) ?? start(key, registration);
  const leave = () => {
    running.waiting -= 1;
    setTimeout(() => running.waiting === 0 && running.controller.abort(), AWAITED_AGAIN_MS).unref();
  };
  running.waiting += 1;
  signal.addEventListener("abort", leave, { once: true });
  try {
    return await running.work;
  } finally {
    signal.removeEventListener("abort", leave);
  }
}

/** Whether accounts have a password, which the registration form then asks for. */
export async function asksForPassword(): Promise<boolean> {
  return (await providerTraits()).passwords;
}
