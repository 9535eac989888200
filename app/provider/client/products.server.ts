import type { Product } from "~/catalog/product";
import { INVALID_PRODUCTS } from "~/catalog/product-summary";
import type { Log } from "~/platform/log.server";
import { toProduct, toProducts } from "../contract/products.server";
import { readAnswer } from "./answer-schema.server";
import { malformed, orNullAt, ProviderError } from "./provider-error.server";
import type { Send } from "./send.server";

export interface ProductCalls {
  /** The valid products; a malformed one is logged and left out. */
  listProducts(): Promise<readonly Product[]>;
  /** `null` when there is no such product. */
  getProduct(id: string): Promise<Product | null>;
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
      send({ name: "listProducts" }, (value) => {
        const list = toProducts(value);
        if (!list) throw Array.isArray(value) ? nothingReadable() : malformed("not a list");
        if (list.unreadable > 0) log.error("provider.products.unreadable", { count: list.unreadable });
        return list.products;
      }),
    getProduct: (id) =>
      orNullAt(
        404,
        send({ name: "getProduct", id }, (value) => (isEmpty(value) ? null : productFrom(value))),
      ),
  };
}
