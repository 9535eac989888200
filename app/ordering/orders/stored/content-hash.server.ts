import { createHash } from "node:crypto";
import { orderedJson } from "../ordered-lines";

/** A hash of content. Equal content has the same hash, whatever the order of its fields. */
export function contentHash(content: object): string {
  return createHash("sha256").update(orderedJson(content)).digest("base64url");
}
