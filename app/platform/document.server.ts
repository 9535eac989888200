import { contentSecurityPolicy, type PageSources, REPORTING_ENDPOINTS } from "./csp.server";

/** What a browser may prefetch of the shop, where the page is the same for everybody (HTML Standard, "Speculative loading"). */
const SPECULATION_RULES = '"/pages.speculationrules"';

/**
 * The texts of the inline scripts that carry a mark as their `nonce`. Nothing in a page's content can carry it.
 */
function markedScripts(html: string, mark: string): string[] {
  const [, ...rest] = html.split(` nonce="${mark}"`);
  return rest.map((part) => part.slice(part.indexOf(">") + 1, part.indexOf("</script>"))).filter((text) => text !== "");
}

/**
 * Sets the headers of an HTML document. The policy names the inline scripts by their hashes, so that a stored page and its
 * headers hold for everybody.
 *
 * @param headers receive the type, Content-Security-Policy and Speculation-Rules
 * @param mark the `nonce` of the scripts that Remix and the shop put there
 * @param sources of pictures and sign-ins, the same for all documents of a process
 */
export function setDocumentHeaders(headers: Headers, html: string, mark: string, sources: PageSources): void {
  const isPublic = headers.get("Cache-Control")?.startsWith("public") === true;
  if (isPublic) headers.set("Speculation-Rules", SPECULATION_RULES);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy(markedScripts(html, mark), sources));
  headers.set("Reporting-Endpoints", REPORTING_ENDPOINTS);
}
