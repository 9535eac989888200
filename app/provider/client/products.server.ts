import { setImmediate as turn } from "node:timers/promises";
import type { Log } from "~/base/platform/log.server";
import { meter } from "~/base/platform/metrics/meter.server";
import type { Product } from "~/trade/catalog/product";
import { INVALID_PRODUCTS } from "~/trade/catalog/product-summary";
import { MAX_PRODUCTS, toItems, toProduct } from "../contract/products.server";
import { malformed, orNullAt, ProviderError } from "./provider-error.server";
import { readAnswer } from "./read-answer.server";
import type { Send } from "./send.server";

export interface ProductCalls {
  /** The valid products; how many are malformed, or too many, is logged, and they are left out. */
  listProducts(): Promise<readonly Product[]>;
  getProduct(id: string): Promise<Product | null>;
}

const TOO_MANY = "The shop sells the first products of the list only: shorten it, or put first what must be sold";

/** How many products are read before other work gets its turn: some milliseconds. */
const CHUNK = 100;

async function validProducts(nodes: readonly unknown[]): Promise<readonly Product[]> {
  const products: Product[] = [];
  for (let at = 0; at < nodes.length; at += CHUNK) {
    if (at > 0) await turn();
    products.push(...nodes.slice(at, at + CHUNK).flatMap((node) => toProduct(node) ?? []));
  }
  return products;
}

const isEmpty = (value: unknown) =>
  value === null || value === "" || (typeof value === "object" && Object.keys(value as object).length === 0);

/** @throws ProviderError `malformed` */
function productFrom(value: unknown): Product {
  const product = toProduct(value);
  if (product) return product;
  readAnswer("getProduct", value);
  throw malformed("an id or an amount that cannot be used");
}

const nothingReadable = () =>
  new ProviderError("malformed", INVALID_PRODUCTS, undefined, { cause: new Error("nothing in the list can be read") });

export function productCalls(send: Send, log: Log): ProductCalls {
  return {
    listProducts: () =>
      send({ name: "listProducts" }, async (value) => {
        const list = toItems(value);
        if (!list) throw malformed("not a list");
        const { nodes, leftOut } = list;
        const products = await validProducts(nodes);
        const unreadable = nodes.length - products.length;
        if (products.length === 0 && unreadable > 0) throw nothingReadable();
        if (unreadable > 0) log.error("provider.products.unreadable", { count: unreadable });
        if (leftOut > 0) log.error("provider.products.too-many", { leftOut, most: MAX_PRODUCTS, hint: TOO_MANY });
        meter()?.productsListed(products.length, leftOut);
        return products;
      }),
    getProduct: (id) =>
      orNullAt(
        404,
        send({ name: "getProduct", id }, (value) => (isEmpty(value) ? null : productFrom(value))),
      ),
  };
}
