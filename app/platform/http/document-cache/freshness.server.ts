import CachePolicy from "http-cache-semantics";

/**
 * How a stored answer may be used now: as it is; while it is made anew (RFC 5861, section 3); only if that fails
 * (RFC 5861, section 4); or no longer.
 */
export type Usability = "fresh" | "revalidate" | "if-error" | "gone";

/** The age of a stored answer in seconds (RFC 9111, section 4.2.3), and how it may be used. */
export interface Reading {
  readonly age: number;
  readonly usability: Usability;
}

/** The headers of an answer by lower-case name. */
export type AnswerHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** An answer's freshness, read as often as it is sent. */
export type Freshness = () => Reading;

/** The request that every stored answer is made for: one without headers. */
const REQUEST = { method: "GET", url: "/", headers: {} };

/** Directives are compared regardless of case (RFC 9111, section 5.2), which the library leaves to its caller. */
const directivesOf = (headers: AnswerHeaders) => String(headers["cache-control"] ?? "").toLowerCase();

const namesOf = (directives: string) => directives.split(",").map((part) => part.split("=", 1)[0]?.trim() ?? "");

/** What the key covers, besides the cookies of a visitor who is known; no other request header tells answers apart. */
const COVERED = new Set(["accept-encoding", "cookie", ""]);

const variesByMore = ({ vary }: AnswerHeaders) =>
  String(vary ?? "")
    .toLowerCase()
    .split(",")
    .some((name) => !COVERED.has(name.trim()));

/** With these a stale answer is never sent (RFC 9111, section 4.2.4), so that there would be little to keep. */
const REVALIDATED = ["must-revalidate", "proxy-revalidate", "no-cache"];

/** Whether an answer says of itself that every visitor may have it, and for how long (RFC 9111, section 3). */
function isForEverybody(headers: AnswerHeaders): boolean {
  const names = namesOf(directivesOf(headers));
  const says = (name: string) => names.includes(name);
  return (
    says("public") &&
    says("s-maxage") &&
    !REVALIDATED.some(says) &&
    headers["set-cookie"] === undefined &&
    !variesByMore(headers)
  );
}

/**
 * Reads what an answer says about storing it, by the rules of a shared cache.
 *
 * @param now the current time in milliseconds of a clock that is never set back
 * @returns `undefined` for an answer that must not be stored
 */
export function freshnessOf(status: number, headers: AnswerHeaders, now: () => number): Freshness | undefined {
  if (status !== 200 || !isForEverybody(headers)) return undefined;
  class SteadyPolicy extends CachePolicy {
    now(): number {
      return now();
    }
  }
  const policy = new SteadyPolicy(REQUEST, { status, headers: { ...headers, "cache-control": directivesOf(headers) } });
  if (!policy.storable() || policy.stale()) return undefined;
  const storedAt = now();
  let second = 0;
  let reading: Reading = { age: Math.floor(policy.age()), usability: "fresh" };
  return () => {
    // All durations are whole seconds, so that nothing changes between two of them.
    const current = Math.floor((now() - storedAt) / 1000);
    if (current !== second) reading = { age: Math.floor(policy.age()), usability: usabilityOf(policy) };
    second = current;
    return reading;
  };
}

function usabilityOf(policy: CachePolicy): Usability {
  if (!policy.stale()) return "fresh";
  if (policy.evaluateRequest(REQUEST).revalidation?.synchronous === false) return "revalidate";
  return policy.timeToLive() > 0 ? "if-error" : "gone";
}
