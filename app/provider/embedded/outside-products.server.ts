import { toProductId } from "~/domain/product";
import type { WireProduct } from "../contract/products.server";
import { inTransaction } from "./database.server";
import type { Database } from "./sqlite-driver.server";

/** Replaces the products of another back end, where any of them is another than before. */
export function keepOutsideProducts(database: Database, products: readonly WireProduct[]): void {
  inTransaction(database, () => {
    const before = database.prepare("SELECT id, product FROM outside_product").all() as unknown as {
      id: string;
      product: string;
    }[];
    const known = new Map(before.map(({ id, product }) => [id, product]));
    const insert = database.prepare("INSERT INTO outside_product (id, product) VALUES (?, ?)");
    const remove = database.prepare("DELETE FROM outside_product WHERE id = ?");
    for (const product of products) {
      const id = toProductId(product.id);
      const text = JSON.stringify(product);
      if (known.get(id) !== text) {
        remove.run(id);
        insert.run(id, text);
      }
      known.delete(id);
    }
    for (const id of known.keys()) remove.run(id);
  });
}

/** A product of another back end by its route id, or `null`. */
export function findOutsideProduct(database: Database, id: string): WireProduct | null {
  const row = database.prepare("SELECT id, product FROM outside_product WHERE id = ?").get(id) as
    | { id: string; product: string }
    | undefined;
  return row?.id === id ? (JSON.parse(row.product) as WireProduct) : null;
}

/** Whether another back end has the products. */
export function hasOutsideProducts(database: Database): boolean {
  return database.prepare("SELECT 1 FROM outside_product LIMIT 1").get() !== undefined;
}

/** Forgets another back end's products: this one has its own again. */
export function forgetOutsideProducts(database: Database): void {
  database.exec("DELETE FROM outside_product");
}
