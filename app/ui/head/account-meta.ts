import type { MetaFunction } from "@remix-run/react";
import type { AccountPage } from "~/content/pages/account-pages";
import { pageTitle } from "./page-title";

/** The meta function of an account page, which search engines must not list. */
export function accountMeta({ title, description }: AccountPage): MetaFunction {
  return () => [
    { title: pageTitle(title) },
    { name: "description", content: description },
    { name: "robots", content: "noindex" },
  ];
}
