import type { Kysely, Migration } from "kysely";
import type { Engine } from "../../schema/engine.server";
import { storeInvoiceNumbers } from "./invoice-numbers.server";
import { storeSearchedTexts } from "./searched-texts.server";

/** The migration by which invoices carry the numbers of their orders, and a search finds every number of an order. */
export const foundNumbers = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await storeInvoiceNumbers(db, engine);
    await storeSearchedTexts(db, engine);
  },
});
