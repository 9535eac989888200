import { timingSafeEqual } from "node:crypto";

/** Compares in constant time; only a different length is visible from the timing. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.byteLength === second.byteLength && timingSafeEqual(first, second);
}

/** Whether an `Authorization` header has this token (RFC 6750, section 2.1). */
export const bearsToken = (authorization: string | undefined, token: string): boolean =>
  isSame(authorization ?? "", `Bearer ${token}`);
