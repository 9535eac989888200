import { httpError } from "../http-errors.server";
import { LIMITS } from "../limits.server";
import { meter } from "../metrics/meter.server";
import { currentVisitor } from "../request-context.server";
import { singleton } from "../singleton.server";
import { NETWORK_SHARE, widerNetworkOf } from "../visitor.server";
import { createLimit, type Limit } from "./limit.server";

const WINDOW_SECONDS = 60;

/** What is limited for each visitor. */
type LimitedAction = keyof typeof LIMITS.perMinute;

const together: Readonly<Partial<Record<LimitedAction, number>>> = LIMITS.together;

/** Why something is refused for now, in words for the visitor. */
export interface TooMany {
  readonly status: 429 | 503;
  readonly problem: string;
  /** Seconds. */
  readonly retryAfter: number;
}

/** The message for a visitor who does something too often. */
export const TOO_MANY_TRIES = "Too many tries. Please wait a minute and send it again.";
const SHOP_IS_BUSY = "Too much is being sent to the shop at the moment. Please wait a minute and send it again.";

/** Each process counts these for itself: a shared count would cost more than what it limits. */
const COUNTED_PER_PROCESS: readonly string[] = ["post", "read", "passport"] satisfies LimitedAction[];

const limitOf = (name: string, times: number): Limit =>
  singleton(`limit-${name}`, () =>
    createLimit({ ...(!COUNTED_PER_PROCESS.includes(name) && { name }), times, seconds: WINDOW_SECONDS }),
  );

/** The seconds to wait that a count returns; refusals are added to the metrics. */
async function counted(name: string, waiting: Promise<number>): Promise<number> {
  const seconds = await waiting;
  if (seconds > 0) meter()?.refused(name);
  return seconds;
}

/**
 * Counts something that the current visitor does. An unknown visitor, as on a socket without addresses, has no limit of
 * their own.
 *
 * @param kind separates what must not be counted together
 * @returns seconds to wait, or 0
 */
export async function secondsToWait(action: LimitedAction, kind = ""): Promise<number> {
  const visitor = currentVisitor();
  return visitor === null ? 0 : counted(action, limitOf(action, LIMITS.perMinute[action]).count(`${visitor}${kind}`));
}

/** Counts for the network of a visitor who may have many addresses; returns seconds to wait, or 0. */
async function networkSecondsToWait(action: LimitedAction): Promise<number> {
  const network = widerNetworkOf(currentVisitor() ?? "");
  if (network === null) return 0;
  return counted(action, limitOf(`network-${action}`, NETWORK_SHARE * LIMITS.perMinute[action]).count(network));
}

/**
 * Counts something that the current visitor does; anything beyond the limit of the visitor, or of the visitor's network,
 * does not count toward the shared one.
 */
export async function tooMany(action: LimitedAction): Promise<TooMany | null> {
  const own = (await secondsToWait(action)) || (await networkSecondsToWait(action));
  if (own > 0) return { status: 429, problem: TOO_MANY_TRIES, retryAfter: own };
  const most = together[action];
  const all = most === undefined ? 0 : await counted(`all-${action}`, limitOf(`all-${action}`, most).count("all"));
  return all > 0 ? { status: 503, problem: SHOP_IS_BUSY, retryAfter: all } : null;
}

/**
 * Counts a post of any kind.
 *
 * @throws Response 429 (RFC 6585, section 4)
 */
export async function checkWrites(): Promise<void> {
  const wait = await secondsToWait("write");
  if (wait === 0) return;
  const message = "Too many tries. Go back: what you typed is still there. Please wait a minute and send it again.";
  throw httpError(429, message, { "Retry-After": String(wait) });
}
