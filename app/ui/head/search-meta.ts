import type { MetaFunction } from "@remix-run/react";
import { searchPage } from "~/content/search/page";
import { searchPath } from "~/domain/search-query";
import { whereIs } from "./page-meta";
import { pageTitle } from "./page-title";

/** The title of a search's page: what was asked for comes first. */
const titleOf = (asked: string) => (asked === "" ? searchPage.title : `“${asked}” - ${searchPage.title}`);

/** The tags of a search: no search engine lists one, and all ways to write the same words have one address. */
export const searchMeta: MetaFunction = (about) => {
  const { asked = "" } = (about.data ?? {}) as { asked?: string };
  const { origin } = whereIs(about);
  return [
    { title: pageTitle(titleOf(asked)) },
    { name: "description", content: searchPage.description },
    { name: "robots", content: "noindex" },
    ...(origin ? [{ tagName: "link", rel: "canonical", href: origin + searchPath(asked) }] : []),
  ];
};
