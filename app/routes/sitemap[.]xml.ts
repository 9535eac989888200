import { listedPaths } from "~/brand/paths";
import { catalog } from "~/catalog/services/catalog.server";
import { NOT_CACHED, PUBLIC_PAGE } from "~/platform/cache-policy.server";
import { env } from "~/platform/env.server";

/** The products' paths, or `null` if the provider cannot be reached. */
async function productPaths(): Promise<string[] | null> {
  try {
    return (await catalog().list()).map(({ id }) => `/product/${id}`);
  } catch {
    return null;
  }
}

/**
 * Every page that search engines may list: https://www.sitemaps.org/protocol.html. A sitemap without the products is
 * better than none, but must not be cached.
 */
export async function loader() {
  const { publicOrigin } = env();
  const products = await productPaths();
  const urls = [...listedPaths, ...(products ?? [])].map((path) => `<url><loc>${publicOrigin}${path}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", ...(products ? PUBLIC_PAGE : NOT_CACHED) },
  });
}
