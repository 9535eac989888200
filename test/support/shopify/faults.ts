import type { ServerResponse } from "node:http";

/** The part whose calls fail: an API, the admin tokens, or the sign-in. */
export type FaultyPart = "storefront" | "admin" | "customer" | "tokens" | "sign-in";

/**
 * How a call fails. `throttled`: 200 with THROTTLED. `too-many`: 429 with Retry-After. `bot`: 430. `locked`: 423.
 * `broken`: 500. `unavailable`: 503. `partial`: data and errors. `expired`: 401. `hang`: no answer. `reset`: the
 * connection closes. `html`: a page instead of data. `version`: answered in another version. `lost`: carried out, but
 * the answer never arrives.
 */
export type Fault =
  | "throttled"
  | "too-many"
  | "bot"
  | "locked"
  | "broken"
  | "unavailable"
  | "partial"
  | "expired"
  | "hang"
  | "reset"
  | "html"
  | "version"
  | "lost";

/** How long and how often a fault lasts. */
export interface FaultOptions {
  /** How many calls fail; 1 by default. */
  readonly times?: number;
  /** Seconds in `Retry-After`; 1 by default. */
  readonly retryAfter?: number;
  /** For `partial`: the field that fails, such as `Customer.tags`; by default the first that may be null. */
  readonly field?: string;
  /** Only calls whose body has this text, such as an operation's name. */
  readonly only?: string;
}

export interface PlannedFault extends FaultOptions {
  readonly fault: Fault;
}

/** Faults that only a GraphQL call can have. */
const OF_CALLS: ReadonlySet<Fault> = new Set(["throttled", "partial", "version", "lost"]);

/** The planned faults, in the order in which they were added. */
export class FaultScript {
  readonly #planned = new Map<FaultyPart, { readonly plan: PlannedFault; left: number }[]>();

  /** @throws Error for a fault that the part cannot have, so that no test passes because nothing failed */
  add(part: FaultyPart, plan: PlannedFault): void {
    const { fault } = plan;
    const isCall = part !== "tokens" && part !== "sign-in";
    if (!isCall && OF_CALLS.has(fault)) throw new Error(`${part} cannot fail as ${fault}`);
    const all = this.#planned.get(part) ?? [];
    this.#planned.set(part, [...all, { plan, left: plan.times ?? 1 }]);
  }

  clear(): void {
    this.#planned.clear();
  }

  /** The fault of the next call, which this uses up. */
  next(part: FaultyPart, body: string): PlannedFault | null {
    const found = this.#planned.get(part)?.find(({ plan, left }) => left > 0 && body.includes(plan.only ?? ""));
    if (!found) return null;
    found.left -= 1;
    return found.plan;
  }
}

const STATUS = { "too-many": 429, bot: 430, locked: 423, broken: 500, unavailable: 503, expired: 401 } as const;
const PAGE = "<!doctype html><title>Something went wrong</title><h1>Something went wrong</h1>";

/**
 * Sends a fault's answer, if the fault replaces the whole answer.
 *
 * @returns whether it did; `hang` counts as an answer
 */
export function answerFault(response: ServerResponse, { fault, retryAfter = 1 }: PlannedFault): boolean {
  if (fault === "hang") return true;
  if (fault === "reset") {
    response.socket?.destroy();
    return true;
  }
  if (fault === "html") {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(PAGE);
    return true;
  }
  if (!Object.hasOwn(STATUS, fault)) return false;
  const status = STATUS[fault as keyof typeof STATUS];
  if (fault === "too-many") response.setHeader("Retry-After", `${retryAfter.toFixed(1)}`);
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify({ errors: fault === "expired" ? INVALID_TOKEN : `status ${status}` }));
  return true;
}

export const INVALID_TOKEN = "[API] Invalid API key or access token (unrecognized login or wrong password)";
