import { contentSecurityPolicy, type PageSources, REPORTING_ENDPOINTS } from "./csp.server";

/** What a browser may prefetch from a public page of the shop (HTML Standard, "Speculative loading"). */
const SPECULATION_RULES = '"/pages.speculationrules"';

/** The texts of the inline scripts whose `nonce` is the given mark, which page content cannot contain. */
function markedScripts(html: string, mark: string): string[] {
  const [, ...rest] = html.split(` nonce="${mark}"`);
  return rest.map((part) => part.slice(part.indexOf(">") + 1, part.indexOf("</script>"))).filter((text) => text !== "");
}

/**
 * Sets the headers of an HTML document. The policy allows the inline scripts by their hashes, so that a stored page and
 * its headers are valid for everyone.
 *
 * @param headers receive the type, Content-Security-Policy and Speculation-Rules
 * @param mark the `nonce` of the scripts that Remix and the shop add
 * @param sources of pictures and sign-ins, the same for all documents of a process
 */
export function setDocumentHeaders(headers: Headers, html: string, mark: string, sources: PageSources): void {
  const isPublic = headers.get("Cache-Control")?.startsWith("public") === true;
  if (isPublic) headers.set("Speculation-Rules", SPECULATION_RULES);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy(markedScripts(html, mark), sources));
  headers.set("Reporting-Endpoints", REPORTING_ENDPOINTS);
}
