import { brand } from "~/content/brand";

/** A document's title: "Page - Brand". */
export function pageTitle(page: string): string {
  return `${page} - ${brand.name}`;
}
