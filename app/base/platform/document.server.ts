import { createHmac } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { contentSecurityPolicy, type PageSources, REPORTING_ENDPOINTS } from "./csp.server";
import { sessionSecrets } from "./session-secret.server";

/** HTML Standard, "Speculative loading". */
const SPECULATION_RULES = '"/pages.speculationrules"';

/** Page content cannot contain the mark. */
function markedScripts(html: string, mark: string): string[] {
  const [, ...rest] = html.split(` nonce="${mark}"`);
  return rest.map((part) => part.slice(part.indexOf(">") + 1, part.indexOf("</script>"))).filter((text) => text !== "");
}

/** The policy allows inline scripts by their hashes, so that a stored page and its headers are valid for everyone. */
export function setDocumentHeaders(headers: Headers, html: string, mark: string, sources: PageSources): void {
  const isPublic = headers.get("Cache-Control")?.startsWith("public") === true;
  if (isPublic) headers.set("Speculation-Rules", SPECULATION_RULES);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy(markedScripts(html, mark), sources));
  headers.set("Reporting-Endpoints", REPORTING_ENDPOINTS);
}

const COPIED = ["Retry-After", "Connection"] as const;

type ByRoute = Readonly<Record<string, Headers>>;

/** `Connection` prevents the unread rest of an oversized form from being taken for the next request. */
export function copyRefusalHeaders(to: Headers, ...from: readonly ByRoute[]): void {
  for (const headers of from.flatMap((routes) => Object.values(routes))) {
    for (const name of COPIED) {
      const value = headers.get(name);
      if (value !== null && !to.has(name)) to.set(name, value);
    }
  }
}

type Shown = Pick<EntryContext["staticHandlerContext"], "loaderData" | "actionData" | "errors">;

/**
 * The `nonce` of the shop's own inline scripts (decision 118), from a secret and all that the page shows: the same page
 * gets the same one, and content cannot contain the mark of the page that it is on.
 */
export function scriptMark(path: string, { loaderData, actionData, errors }: Shown): string {
  const [secret = ""] = sessionSecrets();
  const shown = JSON.stringify([path, loaderData, actionData, errors]);
  return createHmac("sha256", secret).update(`script mark ${shown}`).digest("base64url").slice(0, 22);
}
