import { brand } from "~/content/brand";
import { ERROR_TITLE_PREFIX } from "./error-title";
import { isRefused } from "./refused-title.server";

/** The prefix of a refused form's document; only the server, which writes that document, knows of it. */
const prefix = () => (isRefused?.() ? ERROR_TITLE_PREFIX : "");

/** A document's title: "Page - Brand". */
export function pageTitle(page: string): string {
  return `${prefix()}${page} - ${brand.name}`;
}
