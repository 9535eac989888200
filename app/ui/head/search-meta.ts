import type { MetaFunction } from "@remix-run/react";
import { searchPage } from "~/content/search/page";
import { searchPath } from "~/domain/search-query";
import { whereIs } from "./page-meta";
import { pageTitle } from "./page-title";

/** The title of a search page: the search text comes first. */
const titleOf = (asked: string) => (asked === "" ? searchPage.title : `“${asked}” - ${searchPage.title}`);

/** The tags of a search. Search engines must not list it, and every spelling of the same words has one address. */
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
