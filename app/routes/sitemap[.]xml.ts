import { listedPaths } from "~/content/paths";
import { PUBLIC_PAGE } from "~/platform/cache-policy.server";
import { env } from "~/platform/env.server";
import { catalog } from "~/services/catalog.server";

/** The products' paths; a sitemap without them is better than none while the provider is away. */
async function productPaths(): Promise<string[]> {
  try {
    return (await catalog().list()).map(({ id }) => `/product/${id}`);
  } catch {
    return [];
  }
}

/** Every page that search engines may list: https://www.sitemaps.org/protocol.html. */
export async function loader() {
  const { publicOrigin } = env();
  const urls = [...listedPaths, ...(await productPaths())].map(
    (path) => `<url><loc>${publicOrigin}${path}</loc></url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8", ...PUBLIC_PAGE } });
}
