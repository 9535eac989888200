import { connection, type Page } from "./connection";
import { fromGid, toGid } from "./global-ids";
import { metafieldNode } from "./metafields";
import { CURRENCY, money } from "./money";
import type { ProductRecord } from "./records";
import type { ShopState } from "./state";

interface MetafieldName {
  readonly namespace?: string | null;
  readonly key: string;
}

/** A product's metafield, if its definition lets the storefront read it; otherwise it is missing. */
function metafieldOf(state: ShopState, ownerId: string, { namespace, key }: MetafieldName) {
  const space = namespace ?? "custom";
  if (!state.definition("PRODUCT", space, key)?.onStorefront) return null;
  const field = state.metafield(ownerId, space, key);
  return field && metafieldNode(field);
}

function productNode(state: ShopState, product: ProductRecord): object {
  const { id, handle, title, description, tags, createdAt, updatedAt } = product;
  const gid = toGid("Product", id);
  const price = money(product.priceCents);
  const variant = { id: toGid("ProductVariant", id), title: "Default Title", sku: null, price, availableForSale: true };
  const images = product.images.map((image) => ({ ...image, id: null, width: null, height: null }));
  return {
    ...{ __typename: "Product", handle, title, description, tags, createdAt, updatedAt },
    id: gid,
    descriptionHtml: `<p>${description}</p>`,
    availableForSale: true,
    productType: "",
    vendor: "",
    onlineStoreUrl: null,
    featuredImage: images[0] ?? null,
    images: (page: Page) => connection(images, page, (image) => image),
    priceRange: { minVariantPrice: price, maxVariantPrice: price },
    variants: (page: Page) => connection([variant], page, (one) => one),
    metafield: (name: MetafieldName) => metafieldOf(state, gid, name),
    metafields: ({ identifiers }: { identifiers: readonly MetafieldName[] }) =>
      identifiers.map((name) => metafieldOf(state, gid, name)),
  };
}

/** The queries of the Storefront API that this store supports. */
export function storefrontQueries(state: ShopState) {
  const toNode = (product: ProductRecord) => productNode(state, product);
  return {
    products({ sortKey, query, ...page }: Page & { sortKey?: string | null; query?: string | null }) {
      if (query) throw new Error("this Shopify does not search products");
      const all = state.products.all();
      if (sortKey === "TITLE") all.sort((a, b) => a.title.localeCompare(b.title));
      else if (sortKey && !["ID", "CREATED_AT"].includes(sortKey))
        throw new Error(`products are not sorted by ${sortKey}`);
      return connection(all, page, toNode);
    },
    product({ id, handle }: { id?: string | null; handle?: string | null }) {
      const found = id
        ? state.products.get(fromGid(id, "Product"))
        : state.products.all().find((product) => product.handle === handle);
      return found ? toNode(found) : null;
    },
    shop: {
      id: toGid("Shop", 1),
      name: "Doors on loopback",
      paymentSettings: { currencyCode: CURRENCY, countryCode: "US" },
    },
  };
}
