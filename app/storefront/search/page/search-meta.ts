import type { MetaFunction } from "@remix-run/react";
import { whereIs } from "~/house/ui/head/page-meta";
import { pageTitle } from "~/house/ui/head/page-title";
import { searchPage } from "../page";
import { searchPath } from "../search-query";

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
