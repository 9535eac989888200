import { type DollarsPerSqFt, dollarsPerSqFt } from "~/trade/measure/money";
import type { Product } from "./product";
import type { ProductImage } from "./product-image";

/** The grid's message for a list without a single readable product (specification, section 2). */
export const INVALID_PRODUCTS = "An error occurred. Invalid products data.";

export interface ProductSummary {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly image: ProductImage | null;
  readonly rate: DollarsPerSqFt;
  readonly finish?: string;
}

/** The most of a description that a card shows, in code points: a provider may send a whole page. */
const MAX_DESCRIPTION = 240;

function beginningOf(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  const points = [...text];
  if (points.length <= MAX_DESCRIPTION) return text;
  const cut = points.slice(0, MAX_DESCRIPTION).join("");
  return `${cut.replace(/\s+\S*$/, "")}…`;
}

export function summarize({ id, title, description, images, priceCents, finish }: Product): ProductSummary {
  const about = { id, title, description: beginningOf(description) };
  const summary = { ...about, image: images[0] ?? null, rate: dollarsPerSqFt(priceCents) };
  return finish ? { ...summary, finish } : summary;
}
