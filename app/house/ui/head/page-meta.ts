import type { MetaDescriptor, MetaFunction } from "@remix-run/react";
import type { BreadcrumbList, ListItem, WithContext } from "schema-dts";
import { shopFacts } from "~/base/brand/shop-facts";
import { pageTitle } from "./page-title";

interface Crumb {
  readonly name: string;
  readonly to: string;
}

export interface PageHead {
  /** Without the brand, which is added. */
  readonly title: string;
  /** For search results and link previews, at most 160 characters. */
  readonly description: string;
  /** The pages above this one; the home page is implied. */
  readonly crumbs?: readonly Crumb[];
  /** A picture for link previews, by path or URL; the shop's own otherwise. */
  readonly image?: string | undefined;
}

interface Where {
  /** The shop's public origin, or `undefined` if the root loader failed. */
  readonly origin: string | undefined;
  readonly pathname: string;
}

const PREVIEW = { url: "/images/preview.jpg", width: "1200", height: "630" } as const;

export function whereIs({ matches, location }: Parameters<MetaFunction>[0]): Where {
  const data = matches.find(({ id }) => id === "root")?.data as { origin?: string } | undefined;
  return { origin: data?.origin, pathname: location.pathname };
}

function openGraph({ title, description, image }: PageHead, url: string, origin: string): MetaDescriptor[] {
  const tags = {
    type: "website",
    site_name: shopFacts().name,
    title,
    description,
    url,
    image: new URL(image ?? PREVIEW.url, origin).href,
    ...(!image && { "image:width": PREVIEW.width, "image:height": PREVIEW.height }),
  };
  return Object.entries(tags).map(([name, content]) => ({ property: `og:${name}`, content }));
}

/** https://schema.org/BreadcrumbList */
function breadcrumbs({ title, crumbs = [] }: PageHead, { pathname }: Where, origin: string): MetaDescriptor {
  const path = [{ name: "Home", to: "/" }, ...crumbs, { name: title, to: pathname }];
  const itemListElement = path.map(
    ({ name, to }, index): ListItem => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: new URL(to, origin).href,
    }),
  );
  const data: WithContext<BreadcrumbList> = {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement,
  };
  return { "script:ld+json": data };
}

export function headTags(head: PageHead, where: Where): MetaDescriptor[] {
  const { origin, pathname } = where;
  const tags: MetaDescriptor[] = [{ title: pageTitle(head.title) }, { name: "description", content: head.description }];
  if (!origin) return tags;
  const url = new URL(pathname, origin).href;
  tags.push({ tagName: "link", rel: "canonical", href: url }, ...openGraph(head, url, origin));
  tags.push({ name: "twitter:card", content: "summary_large_image" });
  if (pathname !== "/") tags.push(breadcrumbs(head, where, origin));
  return tags;
}

export function pageMeta(head: PageHead): MetaFunction {
  return (about) => headTags(head, whereIs(about));
}
