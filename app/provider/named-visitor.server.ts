import { createHmac } from "node:crypto";
import type { Request } from "undici";
import { VISITOR_HEADER } from "./contract/visitor.server";

/** Long enough that no two visitors get the same key. */
const KEY_CHARACTERS = 22;

/**
 * Tells the remote provider which visitor a call is for. The address itself stays here: the provider gets a keyed hash
 * of it, made with the shops' shared token.
 *
 * @param token the secret shared by the shops and the provider; without it the provider trusts nobody
 * @param visitor as the shop's limits know them; `null` if the shop calls on its own behalf
 */
export function nameVisitor(request: Request, token: string | null, visitor: string | null): Request {
  if (token === null || visitor === null) return request;
  const key = createHmac("sha256", token).update(visitor).digest("base64url").slice(0, KEY_CHARACTERS);
  request.headers.set(VISITOR_HEADER, key);
  return request;
}
