import { PUBLIC_PAGE } from "~/platform/cache-policy.server";
import { env } from "~/platform/env.server";

/** What search engines leave alone: pages of one visitor, and pages without content of their own. */
const CLOSED = ["/account/", "/admin/", "/cart", "/login", "/logout", "/provider/", "/shopify/"];
const OPEN = ["/account/tiers"];

export function loader() {
  const lines = [
    "User-agent: *",
    ...OPEN.map((path) => `Allow: ${path}`),
    ...CLOSED.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${env().publicOrigin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8", ...PUBLIC_PAGE } });
}
