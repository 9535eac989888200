import { DEFAULT_PRICE_CENTS, parseAmountToCents } from "~/domain/money";
import { isProductId, type Product, type ProductImage, type ProductSpecification, toProductId } from "~/domain/product";
import type { WireProduct } from "./products.server";

/**
 * Only pictures that a page may show: http(s), or a path of the shop itself. Browsers read `\` as `/` and drop tabs and
 * line breaks, so that neither may stand where it would make a path another host.
 */
function isPictureUrl(url: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(url) || (/^https?:\/\/[^\s\\]+$/i.test(url) && URL.canParse(url));
}

/** The pictures that can be shown, in the provider's order. */
function imagesOf(wire: WireProduct): ProductImage[] {
  const nodes = (wire.images?.edges ?? []).flatMap((edge) => (edge && isPictureUrl(edge.node.url) ? [edge.node] : []));
  return nodes.map(({ url, altText }) => ({ url, alt: altText ?? wire.title }));
}

function specificationOf({ specification: spec }: WireProduct): ProductSpecification | null {
  if (!spec) return null;
  return {
    construction: spec.construction,
    material: spec.material,
    finish: spec.finish,
    thickness: spec.thicknessSixteenths,
    frameWidth: spec.frameWidthSixteenths,
    minWidth: spec.minWidthSixteenths,
    minHeight: spec.minHeightSixteenths,
    maxWidth: spec.maxWidthSixteenths,
    maxHeight: spec.maxHeightSixteenths,
    weightPerSqFt: spec.weightHundredthsLbPerSqFt,
  };
}

/**
 * The shop's product for the provider's: amount times 100, rounded, 2000 when absent, in US dollars (section 7).
 *
 * @returns `null` when the id or the amount is none that the shop can use.
 */
export function toProduct(wire: WireProduct): Product | null {
  const id = toProductId(wire.id);
  const amount = wire.priceRange?.minVariantPrice?.amount;
  const priceCents = amount === undefined || amount === null ? DEFAULT_PRICE_CENTS : parseAmountToCents(amount);
  if (!isProductId(id) || priceCents === null) return null;
  return {
    id,
    title: wire.title,
    description: wire.description ?? "",
    images: imagesOf(wire),
    priceCents,
    currency: "USD",
    specification: specificationOf(wire),
  };
}
