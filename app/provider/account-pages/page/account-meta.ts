import type { MetaFunction } from "@remix-run/react";
import { pageTitle } from "~/house/ui/head/page-title";
import type { AccountPage } from "./account-pages";

/** The meta function of an account page, which search engines must not list. */
export function accountMeta({ title, description }: AccountPage): MetaFunction {
  return () => [
    { title: pageTitle(title) },
    { name: "description", content: description },
    { name: "robots", content: "noindex" },
  ];
}
