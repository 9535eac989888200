import type { BackendHandle } from "../contract/port.server";
import { openDatabase } from "./database.server";
import { findProduct, listProducts } from "./products.server";
import { answer, createRouter, refuse } from "./router.server";
import { seedCatalogue } from "./seed.server";

interface EmbeddedOptions {
  /** The SQLite file, or `:memory:`. */
  readonly databasePath: string;
}

/** Until somebody can sign in, nobody is signed in: the truth about every session. */
const notSignedIn = () => refuse(401, "Not signed in");

/**
 * The provider inside this process: a SQLite database, created, migrated and seeded at first start.
 *
 * @throws Error naming DATABASE_PATH when the database cannot be used
 */
export async function createEmbeddedBackend({ databasePath }: EmbeddedOptions): Promise<BackendHandle> {
  const database = await openDatabase(databasePath, seedCatalogue);
  const handle = createRouter({
    listProducts: () => answer(200, listProducts(database)),
    getProduct: ({ id }) => {
      const product = findProduct(database, id);
      return product ? answer(200, product) : refuse(404, "Product not found");
    },
    getAccount: notSignedIn,
    getCustomer: notSignedIn,
  });
  return {
    handle,
    async close() {
      database.close();
    },
  };
}
