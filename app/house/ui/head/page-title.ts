import type { MetaFunction } from "@remix-run/react";
import { shopFacts } from "~/base/brand/shop-facts";
import { ERROR_TITLE_PREFIX } from "./error-title";
import { isRefused } from "./refused-title.server";

/** The title's prefix in the document of a refused form; only the server writes that document. */
const prefix = () => (isRefused?.() ? ERROR_TITLE_PREFIX : "");

/** A document's title: "Page - Brand". */
export function pageTitle(page: string): string {
  return `${prefix()}${page} - ${shopFacts().name}`;
}

/** The metadata of a page that search engines leave out; `title` may depend on what the page shows. */
export const unlisted =
  <Loader = unknown>(title: string | ((about: Parameters<MetaFunction<Loader>>[0]) => string)): MetaFunction<Loader> =>
  (about) => [
    { title: pageTitle(typeof title === "string" ? title : title(about)) },
    { name: "robots", content: "noindex" },
  ];
