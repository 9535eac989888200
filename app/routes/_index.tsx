import { json, type LinksFunction, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { shopFacts } from "~/base/brand/shop-facts";
import { NOT_CACHED, PUBLIC_DATA, publicPage } from "~/base/platform/cache-policy.server";
import { organization } from "~/house/ui/head/organization";
import { headTags, whereIs } from "~/house/ui/head/page-meta";
import { photographSources } from "~/house/ui/photographs/photograph-sources";
import { heroPhotographs } from "~/house/ui/photographs/photographs";
import type { FrameHandle } from "~/storefront/layout/page/frame-handle";
import { NO_CATALOG } from "~/storefront/marketing/home-catalog";
import { HERO_SIZES, HomePage, NARROW, WIDE } from "~/storefront/marketing/page/home-page";
import { homeCatalog } from "~/storefront/marketing/services/home.server";
import { homeWords } from "~/storefront/marketing/services/page-texts.server";

export const handle: FrameHandle = { headerOverlay: true };

export const links: LinksFunction = () => [heroLink("tall", NARROW), heroLink("wide", WIDE)];

/** Preloads the picture at the top of the page before the browser has read the HTML. */
function heroLink(shape: keyof typeof heroPhotographs, media: string) {
  const { name, width } = heroPhotographs[shape];
  const imageSrcSet = photographSources(name, width).avif;
  return { rel: "preload", as: "image", type: "image/avif", imageSrcSet, imageSizes: HERO_SIZES, media } as const;
}

export const meta: MetaFunction = (about) => {
  const where = whereIs(about);
  const tags = headTags({ title: shopFacts().slogan, description: shopFacts().description }, where);
  return where.origin ? [...tags, organization(where.origin)] : tags;
};

export const headers = publicPage;

/** Without the provider the page is shown without styles and prices, and that response is not cached. */
export async function loader() {
  const home = await homeCatalog();
  return json({ ...(home ?? NO_CATALOG), words: homeWords() }, { headers: home ? PUBLIC_DATA : NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Home() {
  return <HomePage {...useLoaderData<typeof loader>()} />;
}
