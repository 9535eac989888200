import type { MetaFunction } from "@remix-run/react";
import { whereIs } from "~/house/ui/head/page-meta";
import { pageTitle } from "~/house/ui/head/page-title";
import type { Comparison } from "~/trade/catalog/comparison";
import { comparisonAddress } from "../compared-styles";
import { comparePage } from "./compare";

/** The tags of a comparison. Search engines must not list it, because each of its styles has a page of its own. */
export const comparisonMeta: MetaFunction = (about) => {
  const { styles = [], finish = null } = (about.data ?? {}) as Partial<Comparison>;
  const { origin } = whereIs(about);
  const names = styles.map((style) => style.title).join(", ");
  const title = names ? `Compare${finish ? ` in ${finish}` : ""}: ${names}` : comparePage.title;
  const address = comparisonAddress(
    styles.map(({ id }) => id),
    finish,
  );
  return [
    { title: pageTitle(title) },
    { name: "description", content: comparePage.description },
    { name: "robots", content: "noindex, follow" },
    ...(origin ? [{ tagName: "link", rel: "canonical", href: origin + address }] : []),
  ];
};
