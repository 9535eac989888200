import { listedPaths } from "~/base/brand/paths";
import { NOT_CACHED, PUBLIC_PAGE } from "~/base/platform/cache-policy.server";
import { env } from "~/base/platform/env.server";
import { catalog } from "~/provider/catalog/services/catalog.server";

interface Listed {
  readonly path: string;
  /** The address of its picture. */
  readonly picture?: string | undefined;
}

/** The products' pages, or `null` if the provider cannot be reached. */
async function productPages(): Promise<Listed[] | null> {
  try {
    return (await catalog().list()).map(({ id, images: [image] }) => ({ path: `/product/${id}`, picture: image?.url }));
  } catch {
    return null;
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

function urlOf({ path, picture }: Listed, origin: string): string {
  const image = picture
    ? `<image:image><image:loc>${escaped(new URL(picture, origin).href)}</image:loc></image:image>`
    : "";
  return `<url><loc>${origin}${path}</loc>${image}</url>`;
}

/**
 * Every page that search engines may list (https://www.sitemaps.org/protocol.html), with a picture of each style
 * (https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps). A sitemap without the products
 * is better than none, but must not be cached.
 */
export async function loader() {
  const { publicOrigin } = env();
  const products = await productPages();
  const pages: readonly Listed[] = [...listedPaths.map((path) => ({ path })), ...(products ?? [])];
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${pages.map((page) => urlOf(page, publicOrigin)).join("\n")}
</urlset>
`;
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", ...(products ? PUBLIC_PAGE : NOT_CACHED) },
  });
}
