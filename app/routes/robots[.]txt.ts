import { unlistedPaths } from "~/base/brand/paths";
import { PUBLIC_PAGE } from "~/base/platform/cache-policy.server";
import { env } from "~/base/platform/env.server";

/** Addresses that search engines must not read: the provider's pages, and the redirect back from signing in. */
const NOT_PAGES = ["/provider/", "/shopify/"];

export function loader() {
  const lines = [
    "User-agent: *",
    ...[...unlistedPaths, ...NOT_PAGES].map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${env().publicOrigin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8", ...PUBLIC_PAGE } });
}
