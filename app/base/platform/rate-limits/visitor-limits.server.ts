import { httpError } from "../http-errors.server";
import { LIMITS } from "../limits.server";
import { meter } from "../metrics/meter.server";
import { currentVisitor } from "../request-context.server";
import { singleton } from "../singleton.server";
import { NETWORK_SHARE, widerNetworkOf } from "../visitor.server";
import { createLimit, type Limit } from "./limit.server";

const WINDOW_SECONDS = 60;

type LimitedAction = keyof typeof LIMITS.perMinute;

const together: Readonly<Partial<Record<LimitedAction, number>>> = LIMITS.together;

export interface TooMany {
  readonly status: 429 | 503;
  readonly problem: string;
  /** Seconds. */
  readonly retryAfter: number;
}

export const TOO_MANY_TRIES = "Too many tries. Please wait a minute and send it again.";
const SHOP_IS_BUSY = "Too much is being sent to the shop at the moment. Please wait a minute and send it again.";

/** Each process counts these for itself: a shared count would cost more than what it limits. */
const COUNTED_PER_PROCESS: readonly string[] = ["post", "read", "passport"] satisfies LimitedAction[];

const limitOf = (name: string, times: number): Limit =>
  singleton(`limit-${name}`, () =>
    createLimit({ ...(!COUNTED_PER_PROCESS.includes(name) && { name }), times, seconds: WINDOW_SECONDS }),
  );

async function counted(name: string, waiting: Promise<number>): Promise<number> {
  const seconds = await waiting;
  if (seconds > 0) meter()?.refused(name);
  return seconds;
}

/** 0 if none. A visitor without an address has no limit; `kind` separates what is not counted together. */
export async function secondsToWait(action: LimitedAction, kind = ""): Promise<number> {
  const visitor = currentVisitor();
  return visitor === null ? 0 : counted(action, limitOf(action, LIMITS.perMinute[action]).count(`${visitor}${kind}`));
}

async function networkSecondsToWait(action: LimitedAction): Promise<number> {
  const network = widerNetworkOf(currentVisitor() ?? "");
  if (network === null) return 0;
  return counted(action, limitOf(`network-${action}`, NETWORK_SHARE * LIMITS.perMinute[action]).count(network));
}

/** What is over the limit of the visitor, or of the visitor's network, does not count toward the shared one. */
export async function tooMany(action: LimitedAction): Promise<TooMany | null> {
  const own = (await secondsToWait(action)) || (await networkSecondsToWait(action));
  if (own > 0) return { status: 429, problem: TOO_MANY_TRIES, retryAfter: own };
  const most = together[action];
  const all = most === undefined ? 0 : await counted(`all-${action}`, limitOf(`all-${action}`, most).count("all"));
  return all > 0 ? { status: 503, problem: SHOP_IS_BUSY, retryAfter: all } : null;
}

export async function checkWrites(): Promise<void> {
  const wait = await secondsToWait("write");
  if (wait === 0) return;
  const message = "Too many tries. Go back: what you typed is still there. Please wait a minute and send it again.";
  throw httpError(429, message, { "Retry-After": String(wait) });
}
