import type { Product } from "~/domain/product";
import { toProduct, toProducts } from "../contract/products.server";
import { orNullAt, providerError } from "./provider-error.server";
import type { ProviderLog, Send } from "./send.server";

export interface ProductCalls {
  /** The valid products; a malformed one is logged and left out. */
  listProducts(): Promise<readonly Product[]>;
  /** `null` when there is no such product. */
  getProduct(id: string): Promise<Product | null>;
}

const isEmpty = (value: unknown) =>
  value === null || value === "" || (typeof value === "object" && Object.keys(value as object).length === 0);

export function productCalls(send: Send, log: ProviderLog): ProductCalls {
  return {
    async listProducts() {
      const { value } = await send({ name: "listProducts" });
      const list = toProducts(value);
      if (!list) throw providerError("malformed");
      if (list.unreadable > 0) log.error("provider.products.unreadable", { count: list.unreadable });
      return list.products;
    },
    async getProduct(id) {
      const answer = await orNullAt(404, send({ name: "getProduct", id }));
      if (answer === null || isEmpty(answer.value)) return null;
      const product = toProduct(answer.value);
      if (!product) throw providerError("malformed");
      return product;
    },
  };
}
