import { shopFacts } from "~/base/brand/shop-facts";
import { shopDatabase } from "~/base/database/shop-database.server";
import { env } from "~/base/platform/env.server";
import { runClosers } from "~/base/platform/shutdown.server";
import { renewFacts } from "~/house/facts/services/facts.server";
import { mailShop } from "~/house/mail/frame.server";
import { fillDemo } from "~/office/demo/demo.server";
import { shopPhotographs } from "~/ordering/claims/shop-photographs.server";
import { catalog } from "~/provider/catalog/services/catalog.server";
import { earlierAccounts } from "~/provider/take-over.server";
import type { Command } from "./command.server";
import { shopPlace } from "./shop-data.server";

/** The shop of the README's pictures. */
const SEED = 1985;

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
