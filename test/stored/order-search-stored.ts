import { beforeAll, expect, it } from "vitest";
import { type Database, write } from "~/base/database/database.server";
import { searchedText } from "~/base/database/differences/order-search.server";
import { hasSought, readSearch, soughtBy } from "~/base/database/differences/search-reading.server";
import { EVERY_ORDER } from "~/ordering/orders/order-file";
import { listReceivedOrders } from "~/ordering/orders/stored/received-orders.server";
import { describeStored, type OpenDatabase } from "./with-database";

/** More than two of the parts that SQLite reads at a time. */
const ORDERS = 9_000;
const FIRST = 1001;

/** The order at a position. */
export const anOrderRow = (count: number) => ({
  prefix: "TS",
  key: `key ${count}`,
  content_hash: "",
  link: String(count).padStart(32, "0"),
  customer_id: null,
  state: count % 9 === 0 ? ("shipped" as const) : ("received" as const),
  placed_at: count * 60_000,
  free_until: 0,
  first_name: ["Ann", "\u00c9lodie", "Bo", "\u0414\u043c\u0438\u0442\u0440\u0438\u0439"][count % 4] ?? "",
  last_name: count === 1 ? 'O"Hara_50%' : "Lee",
  email: `ann${count % 300}@people.test`,
  phone: `(503) 555-${String(count).padStart(4, "0")}`,
  business_name: count === 4500 ? "Zebra * Doors \\ AND [x]" : "",
  address1: `${count % 500} Mill Lane`,
  address2: "",
  city: "",
  province: "",
  zip: String(97_000 + (count % 400)),
  country: "",
  job_name: `Kitchen ${count % 77}`,
  po_number: count % 2 === 0 ? "" : `PO-${count}`,
  wishes: "",
  piece_count: 1,
  total_cents: 100,
  discount: 0,
  least_square_inches: 0,
});

const texts = Array.from({ length: ORDERS }, (_none, count) =>
  searchedText({
    ...{ ...anOrderRow(count), number: `TS-${FIRST + count}`, quote: null, tracking_number: "" },
    invoice: count % 5 === 0 ? `TSI-${FIRST + count}` : null,
  }),
);

/** Whether a text has what is searched; an empty search finds all. */
function isFound(text: string, search: string): boolean {
  const sought = soughtBy(readSearch(search));
  return sought.length === 0 || hasSought(text, sought);
}

/** The newest orders that a search finds, found by reading all of them. */
const expected = (search: string) =>
  texts
    .flatMap((text, count) => (isFound(text, search) ? [`TS-${FIRST + count}`] : []))
    .reverse()
    .slice(0, 25);

/** Fills a database with orders and their searched texts. */
export async function fillWithOrders(database: Database): Promise<void> {
  await write(database, async (trx) => {
    for (let at = 0; at < ORDERS; at += 100) {
      const counts = Array.from({ length: 100 }, (_none, index) => at + index);
      await trx.insertInto("customer_order").values(counts.map(anOrderRow)).execute();
      const rows = counts.map((count) => ({ order_id: FIRST + count, text: texts[count] ?? "" }));
      await trx.insertInto("order_search").values(rows).execute();
    }
  });
}

/** The search among all orders. */
export function describeOrderSearch(engine: string, open: OpenDatabase): void {
  describeStored(`a search among many orders on ${engine}`, open, ({ database }) => {
    beforeAll(() => fillWithOrders(database()));

    const found = async (change: object) =>
      (await listReceivedOrders(database(), { ...EVERY_ORDER, ...change })).orders.map(({ number }) => number);

    it.each([
      ...["lee", "people.test", "kitchen 76", "ts-10", "ann299@", "\u0434\u043c\u0438\u0442\u0440\u0438\u0439 lee"],
      ...["po-8999", "po-1", "\u00c9LOD", 'o"hara', "_50%", "* doors \\ and", "[x]", "zebra", "kitchen 12 "],
      ...["z", "bo", "#", "ee", "%", "_", "\\", "*", '"', "\u0434", "1", "zz", "x]"],
      ...["no such order", "lee\nann", "AND", "eee", "a".repeat(300), "kitchenkitchenkitchen", "\u0130", "\0\0\0"],
      ...[
        "1183",
        "TS 1183",
        "ts1183",
        "tsi-1006",
        "555-0142",
        "+1 503 555 0142",
        "0142",
        "97123",
        "123 mill",
        "7",
        "po 8999",
      ],
      ...["lee, elodie", "kitchen lee 12", "Elodie", "a b c d e f g h i j", "44 zz"],
    ])("finds what reading all texts finds: %j", async (search) => {
      expect(await found({ search })).toEqual(expected(search));
    });

    it.each(["lee", "ee", "po-", "zebra"])("continues after a page: %s", async (search) => {
      const all = texts.flatMap((text, count) => (isFound(text, search) ? [`TS-${FIRST + count}`] : [])).reverse();
      const first = await found({ search });
      expect(await found({ search, before: first.at(-1) })).toEqual(all.slice(25, 50));
    });

    it("meets the other conditions too", async () => {
      const shipped = await found({ search: "lee", state: "shipped" });
      expect(shipped.slice(0, 2)).toEqual([`TS-${FIRST + 8991}`, `TS-${FIRST + 8982}`]);
      expect(await found({ search: "lee", state: "cancelled" })).toEqual([]);
      const until = new Date(3 * 60_000).toISOString();
      expect(await found({ search: "ki", to: until })).toEqual(["TS-1003", "TS-1002", "TS-1001"]);
      const since = new Date(8_998 * 60_000).toISOString();
      expect(await found({ search: "kitchen", from: since })).toEqual(["TS-10000", "TS-9999"]);
    });
  });
}
