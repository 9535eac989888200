import type { Kysely, Migration } from "kysely";
import type { Engine } from "../../schema/engine.server";
import { storeEventWords } from "./event-words.server";
import { storeInvoiceNumbers } from "./invoice-numbers.server";
import { storeSearchedTexts } from "./searched-texts.server";

/**
 * The migration by which invoices carry the numbers of their orders, a search finds every number of an order, and events
 * say which order they are about.
 */
export const foundNumbers = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await storeInvoiceNumbers(db, engine);
    await storeSearchedTexts(db, engine);
    await storeEventWords(db);
  },
});
