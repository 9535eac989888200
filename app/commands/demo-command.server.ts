import { shopFacts } from "~/brand/shop-facts";
import { catalog } from "~/catalog/services/catalog.server";
import { shopPhotographs } from "~/claims/shop-photographs.server";
import { shopDatabase } from "~/database/shop-database.server";
import { fillDemo } from "~/demo/demo.server";
import { renewFacts } from "~/facts/services/facts.server";
import { mailShop } from "~/mail/mail-shop.server";
import { env } from "~/platform/env.server";
import { runClosers } from "~/platform/shutdown.server";
import { earlierAccounts } from "~/provider/take-over.server";
import type { Command } from "./command.server";
import { shopPlace } from "./shop-data.server";

/** The shop of the README's pictures. */
const SEED = 1985;

/** Fills a shop without orders with three months of life, to try the admin pages with. */
export const demo: Command = {
  parameters: [],
  summary: "Fills a shop without orders with three months of made-up orders, quotes, claims and messages, to try it.",
  async run() {
    shopPlace();
    const addAccount = earlierAccounts();
    try {
      await renewFacts();
      const products = await catalog().list();
      const shop = {
        database: await shopDatabase(),
        files: await shopPhotographs(),
        products,
        shop: mailShop(),
        prefix: shopFacts().orderPrefix,
        ownerEmail: env().admin.email,
        addAccount,
      };
      const { orders, dealer, password } = await fillDemo(shop, SEED, Date.now());
      return `Added ${orders} orders. Start the shop with npm start. Sign in as the owner, ${env().admin.email}, with your own password; or as a dealer, ${dealer}, with the password ${password}.`;
    } finally {
      await runClosers();
    }
  },
};
