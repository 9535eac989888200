import { createHmac } from "node:crypto";
import type { Request } from "undici";
import { VISITOR_HEADER } from "./contract/visitor.server";

/** As long as no two visitors are one. */
const KEY_CHARACTERS = 22;

/**
 * Tells the host of a call who it is made for. The address itself stays here: the host gets what only the shops' common
 * token makes of it.
 *
 * @param token the secret that the shops and their host have in common; without one the host believes nobody
 * @param visitor as the shop's limits know them; `null` where the shop asks for itself
 */
export function tellVisitor(request: Request, token: string | null, visitor: string | null): Request {
  if (token === null || visitor === null) return request;
  const key = createHmac("sha256", token).update(visitor).digest("base64url").slice(0, KEY_CHARACTERS);
  request.headers.set(VISITOR_HEADER, key);
  return request;
}
