import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Compares in the same time whatever differs; of another length is told by the length alone. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.byteLength === second.byteLength && timingSafeEqual(first, second);
}

/**
 * Says of a request whether it comes from one of the operator's shops, which name themselves with the token that they
 * have in common with this host (RFC 6750, section 2.1). Without a token everybody does.
 */
export function callersWith(token: string | null): (request: Pick<IncomingMessage, "headers">) => boolean {
  if (token === null) return () => true;
  const expected = `Bearer ${token}`;
  return ({ headers }) => isSame(headers.authorization ?? "", expected);
}
