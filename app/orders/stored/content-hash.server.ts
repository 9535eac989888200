import { createHash } from "node:crypto";
import { orderedJson } from "~/orders/ordered-lines";

/** The same hash for the same content, in any order of its fields. */
export function contentHash(content: object): string {
  return createHash("sha256").update(orderedJson(content)).digest("base64url");
}
