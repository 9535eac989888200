/** What a refusal tells the client besides its status, on any page. */
const COPIED = ["Retry-After", "Connection"] as const;

type ByRoute = Readonly<Record<string, Headers>>;

/**
 * Copies the headers of a refusal from the loaders and the action to the document. `Connection` prevents the unread
 * rest of an oversized form from being taken for the next request. `Retry-After` says when to try again
 * (RFC 9110, section 10.2.3).
 */
export function copyRefusalHeaders(to: Headers, ...from: readonly ByRoute[]): void {
  for (const headers of from.flatMap((routes) => Object.values(routes))) {
    for (const name of COPIED) {
      const value = headers.get(name);
      if (value !== null && !to.has(name)) to.set(name, value);
    }
  }
}
