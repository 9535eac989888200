import { rename } from "node:fs/promises";
import path from "node:path";
import type { Receivers } from "~/provider/contract/take-over.server";
import type { Command } from "./command.server";
import { flush, newPath, withDraftFolder, writeNew } from "./files.server";
import { mover } from "./moving/mover.server";
import { shopPlace } from "./shop-data.server";

/** Writes customers and products into a new folder, as files that Shopify's admin imports. */
export const exportShopify: Command = {
  parameters: ["FOLDER"],
  summary: "Writes customers and products into a new folder, as files that Shopify's admin imports.",
  async run([typed = ""]) {
    // Loaded on demand: no other command needs the back ends.
    const { handedOver, storeFiles } = await import("~/provider/take-over.server");
    const shop = shopPlace();
    const { customers, products } = storeFiles();
    const handOver = handedOver();
    const place = newPath(typed);
    const count = { customers: 0, products: 0, leftOut: 0 };
    await withDraftFolder(place, async (folder) => {
      await writeNew(path.join(folder, customers.name), async (writeCustomers) => {
        await writeNew(path.join(folder, products.name), async (writeProducts) => {
          await writeCustomers(customers.head);
          await writeProducts(products.head);
          const receivers: Receivers = {
            async customers(portion) {
              const { text, leftOut } = customers.lines(portion);
              count.customers += portion.length - leftOut;
              count.leftOut += leftOut;
              await writeCustomers(text);
            },
            async products(all) {
              count.products = all.length;
              await writeProducts(products.lines(all).text);
            },
          };
          await mover.reading(shop, (database) => handOver(database, receivers));
        });
      });
      await flush(folder);
      await rename(folder, place);
      await flush(path.dirname(place));
    });
    const leftOut =
      count.leftOut > 0
        ? ` ${count.leftOut} customers were left out: nobody receives mail at their addresses, or a spreadsheet would take them for formulas.`
        : "";
    return `${place}: ${count.customers} customers, ${count.products} products.${leftOut} How to import them: docs/shopify.md.`;
  },
};
