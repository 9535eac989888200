import type { AccountPage } from "~/content/pages/account-pages";
import { pageTitle } from "./page-title";

/** Title and description of a page of the account, which no search engine lists. */
export function accountMeta({ title, description }: AccountPage) {
  return [
    { title: pageTitle(title) },
    { name: "description", content: description },
    { name: "robots", content: "noindex" },
  ];
}
