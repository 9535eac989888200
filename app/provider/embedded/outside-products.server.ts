import { type Database, inTransaction } from "~/database/database.server";
import { toProductId } from "~/domain/product";
import type { WireProduct } from "../contract/products.server";

interface OutsideProductRow {
  readonly id: string;
  readonly product: string;
}

/** Replaces the stored products of another back end, if any has changed. */
export async function keepOutsideProducts(database: Database, products: readonly WireProduct[]): Promise<void> {
  await inTransaction(database, async () => {
    const before = await database.all<OutsideProductRow>("SELECT id, product FROM outside_product");
    const known = new Map(before.map(({ id, product }) => [id, product]));
    const remove = (id: string) => database.run("DELETE FROM outside_product WHERE id = ?", id);
    for (const product of products) {
      const id = toProductId(product.id);
      const text = JSON.stringify(product);
      if (known.get(id) !== text) {
        await remove(id);
        await database.run("INSERT INTO outside_product (id, product) VALUES (?, ?)", id, text);
      }
      known.delete(id);
    }
    for (const id of known.keys()) await remove(id);
  });
}

/** A product of another back end by its route id, or `null`. */
export async function findOutsideProduct(database: Database, id: string): Promise<WireProduct | null> {
  const row = await database.get<OutsideProductRow>("SELECT id, product FROM outside_product WHERE id = ?", id);
  return row?.id === id ? (JSON.parse(row.product) as WireProduct) : null;
}

/** Whether another back end's products are stored. */
export async function hasOutsideProducts(database: Database): Promise<boolean> {
  return (await database.get("SELECT 1 FROM outside_product LIMIT 1")) !== undefined;
}

/** Removes another back end's products: this one uses its own again. */
export async function forgetOutsideProducts(database: Database): Promise<void> {
  // Even an empty deletion writes, so that a full disk would prevent the start.
  if (await hasOutsideProducts(database)) await database.exec("DELETE FROM outside_product");
}
