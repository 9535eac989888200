import type { ContentPage } from "~/content/pages/content-page";
import { pageTitle } from "~/ui/layout/page-title";

/** Title and description of a content page. */
export function contentMeta({ title, description }: ContentPage) {
  return [{ title: pageTitle(title) }, { name: "description", content: description }];
}
