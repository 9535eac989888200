import type { MetaFunction } from "@remix-run/react";
import type { AccountPage } from "~/content/pages/account-pages";
import { pageTitle } from "./page-title";

/** The meta function of a page of the account, which no search engine lists. */
export function accountMeta({ title, description }: AccountPage): MetaFunction {
  return () => [
    { title: pageTitle(title) },
    { name: "description", content: description },
    { name: "robots", content: "noindex" },
  ];
}
