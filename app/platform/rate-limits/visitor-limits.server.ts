import { httpError } from "../http-errors.server";
import { meter } from "../metrics/meter.server";
import { currentVisitor } from "../request-context.server";
import { singleton } from "../singleton.server";
import { createLimit, type Limit } from "./limit.server";

const WINDOW_SECONDS = 60;

/** How often a visitor may do something within a minute. */
const PER_VISITOR = {
  message: 3,
  "order-message": 5,
  claim: 3,
  registration: 5,
  "email-change": 5,
  write: 100,
  post: 300,
  read: 3000,
} as const;

/** How often all visitors together may do what leaves something behind, within a minute. */
const TOGETHER: Readonly<Partial<Record<Doing, number>>> = { message: 60, "order-message": 60, claim: 20 };

/** What is limited for each visitor. */
export type Doing = keyof typeof PER_VISITOR;

/** Why something is not done now, in words for the visitor. */
export interface TooMany {
  readonly status: 429 | 503;
  readonly problem: string;
  /** Seconds. */
  readonly retryAfter: number;
}

/** Said to a visitor who does something too often. */
export const TOO_MANY_TRIES = "Too many tries. Please wait a minute and send it again.";
const EVERYBODYS = "Too much is being sent to the shop at the moment. Please wait a minute and send it again.";

const limitOf = (name: string, times: number): Limit =>
  singleton(`limit-${name}`, () => createLimit({ times, seconds: WINDOW_SECONDS }));

/** A count's seconds to wait; what is refused goes into the metrics. */
async function counted(name: string, waiting: Promise<number>): Promise<number> {
  const seconds = await waiting;
  if (seconds > 0) meter()?.refused(name);
  return seconds;
}

/**
 * Counts something that the current visitor does. A visitor who is not known, as on a socket without addresses, has no
 * limit of their own.
 *
 * @param kind keeps apart what must not be counted together
 * @returns seconds to wait, or 0
 */
export async function secondsToWait(doing: Doing, kind = ""): Promise<number> {
  const visitor = currentVisitor();
  return visitor === null ? 0 : counted(doing, limitOf(doing, PER_VISITOR[doing]).count(`${visitor}${kind}`));
}

/** Counts something that the current visitor does; what is over that visitor's limit does not use up everybody's. */
export async function tooMany(doing: Doing): Promise<TooMany | null> {
  const own = await secondsToWait(doing);
  if (own > 0) return { status: 429, problem: TOO_MANY_TRIES, retryAfter: own };
  const together = TOGETHER[doing];
  const all =
    together === undefined ? 0 : await counted(`all-${doing}`, limitOf(`all-${doing}`, together).count("all"));
  return all > 0 ? { status: 503, problem: EVERYBODYS, retryAfter: all } : null;
}

/**
 * Counts a post, whatever it is for.
 *
 * @throws Response 429 (RFC 6585, section 4)
 */
export async function checkWrites(): Promise<void> {
  const wait = await secondsToWait("write");
  if (wait === 0) return;
  const message = "Too many tries. Go back: what you typed is still there. Please wait a minute and send it again.";
  throw httpError(429, message, { "Retry-After": String(wait) });
}
