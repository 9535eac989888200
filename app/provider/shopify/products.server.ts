import { isIP } from "node:net";
import { networkInterfaces } from "node:os";
import type { ResultOf } from "gql.tada";
import { isProductId, PRODUCT_ID_PREFIX } from "~/trade/catalog/product";
import type { WireProduct } from "../contract/products.server";
import { doorById, doorCatalogPage, storefrontProbe } from "./operations/catalog.server";
import { finishesOf, sampleDoorOf, specificationOf } from "./product-facts.server";
import type { Ask } from "./wire.server";

const PAGE_SIZE = 250;
/** Twenty pages hold all products that the shop sells; one more tells its operator that there are too many. */
const MAX_PAGES = 21;

type Door = NonNullable<ResultOf<typeof doorById>["product"]>;

const CURRENCY = "USD";

/** A product in the contract's form, or `null` if it is not priced in dollars. */
export function toWireProduct(door: Door): WireProduct | null {
  const { id, title, description, images, priceRange } = door;
  const { amount, currencyCode } = priceRange.minVariantPrice;
  if (currencyCode !== CURRENCY) return null;
  return {
    id,
    title,
    description,
    images: { edges: images.edges.map(({ node: { url, altText } }) => ({ node: { url, altText } })) },
    priceRange: { minVariantPrice: { amount, currencyCode } },
    specification: specificationOf(door.facts),
    finishes: finishesOf(door.facts),
    sampleDoor: sampleDoorOf(door.facts),
  };
}

/** This machine's own address: for a page shared by all visitors, the client is the shop itself. */
function ownAddress(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  return addresses.find(({ internal, family }) => !internal && family === "IPv4")?.address ?? "127.0.0.1";
}

interface ProductOptions {
  readonly ask: Ask;
  readonly visitor: () => string | null;
}

export function createProducts({ ask, visitor }: ProductOptions) {
  function callOptions(signal: AbortSignal) {
    // An IPv6 visitor is identified only by the network.
    const address = (visitor() ?? "").replace(/\/64$/, "");
    const headers = { "Shopify-Storefront-Buyer-IP": isIP(address) ? address : ownAddress() };
    return { signal, isRead: true, headers };
  }

  return {
    /** Ordered by title; at most 250 more than the shop sells. Throws ShopifyError. */
    async list(signal: AbortSignal): Promise<WireProduct[]> {
      const products: WireProduct[] = [];
      let cursor: string | null = null;
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const found: ResultOf<typeof doorCatalogPage> = await ask(
          doorCatalogPage,
          { pageSize: PAGE_SIZE, cursor, country: "US" },
          callOptions(signal),
        );
        const { edges, pageInfo } = found.products;
        products.push(...edges.flatMap(({ node }) => toWireProduct(node) ?? []));
        if (!pageInfo.hasNextPage) return products;
        cursor = pageInfo.endCursor;
      }
      return products;
    },
    /** Requests as little as possible. Throws ShopifyError. */
    async probe(signal: AbortSignal): Promise<void> {
      await ask(storefrontProbe, {}, callOptions(signal));
    },
    /** Throws ShopifyError. */
    async find(id: string, signal: AbortSignal): Promise<WireProduct | null> {
      if (!isProductId(id) || !/^\d{1,20}$/.test(id)) return null;
      const productId = `${PRODUCT_ID_PREFIX}${id}`;
      const { product } = await ask(doorById, { productId, country: "US" }, callOptions(signal));
      return product && toWireProduct(product);
    },
  };
}
