/** What a refusal says to the client beyond its status, whatever page it is shown in. */
const CARRIED = ["Retry-After", "Connection"] as const;

type ByRoute = Readonly<Record<string, Headers>>;

/**
 * Copies the headers of a refusal from the loaders and the action to the document: what was not read of a form that is
 * too large would be taken for the connection's next request, and `Retry-After` says when to come back (RFC 9110, section
 * 10.2.3).
 */
export function carryRefusal(to: Headers, ...from: readonly ByRoute[]): void {
  for (const headers of from.flatMap((routes) => Object.values(routes))) {
    for (const name of CARRIED) {
      const value = headers.get(name);
      if (value !== null && !to.has(name)) to.set(name, value);
    }
  }
}
