import { isbot } from "isbot";
import { LRUCache } from "lru-cache";

/** A rough classification of a client: the User-Agent itself is not logged. */
export type Client = "crawler" | "person" | "unknown";

const MAX_KNOWN = 500;
const MAX_CHARACTERS = 300;

const known = new LRUCache<string, Client>({ max: MAX_KNOWN });

/** What kind of client a User-Agent header is from. */
export function clientOf(userAgent: string | undefined): Client {
  if (!userAgent) return "unknown";
  const seen = known.get(userAgent);
  if (seen) return seen;
  const client = isbot(userAgent) ? "crawler" : "person";
  if (userAgent.length <= MAX_CHARACTERS) known.set(userAgent, client);
  return client;
}
