const DAY_MS = 86_400_000;
export const MINUTE_MS = 60_000;

const FIRST_NAMES = ["Ann", "Élodie", "Marcus", "Priya", "Tomasz", "Wei", "Jesús", "Olga"];
const LAST_NAMES = ["Lee", "O'Hara", "Miller", "Straße", "Kowalski", "Nguyen", "Johansson", "Garcia-Lopez"];
const OPEN_STATES = ["received", "confirmed", "confirmed", "in-production", "in-production"];
const OTHER_STATES = ["shipped", "delivered", "finished", "finished", "cancelled"];
const ACCOUNTS = 500;
/** The working days over which open orders ship. */
const SHIPPING_DAYS = 60;
/** How many working days before an order ships its stations are booked. */
const DAYS_BEFORE = [9, 8, 7, 6, 5];

const DOOR = { width: { inches: 15, fraction: "1/2" }, height: { inches: 30, fraction: "0" }, location: "Sink" };

/** One of the two lines of each order: ten doors. */
const LINE = {
  ...{ productId: "ashby", productTitle: "Ashby", productImage: null, pricePerSqFt: 20 },
  ...{ doors: Array(10).fill(DOOR), drawers: [], panels: [], fillers: [] },
};

const AMOUNT = { listCents: 64_600, cents: 64_600, isCredited: false };

const dayOf = (/** @type {number} */ at) => new Date(at).toISOString().slice(0, 10);

/** The working days around today, by their distance from it. @param {number} now */
function workingDays(now) {
  const days = Array.from({ length: 300 }, (_, n) => new Date(now + (n - 150) * DAY_MS));
  const working = days.filter((day) => day.getUTCDay() % 6 !== 0).map((day) => dayOf(day.getTime()));
  const today = working.findIndex((day) => day >= dayOf(now));
  return (/** @type {number} */ distance) => working[today + distance] ?? "";
}

/** @param {any} trx */
async function addAccounts(trx) {
  const tiers = ["trade", "reseller", "dealer", "wholesaler"];
  for (let n = 0; n < ACCOUNTS; n += 1) {
    const tier = tiers[n % 4];
    const account = { id: `c${n}`, email: `c${n}@bench.test`, first_name: "A", last_name: "B", tier };
    await trx
      .insertInto("account")
      .values({ ...account, tags: `["${tier}"]`, email_confirmed: 0 })
      .execute();
  }
}

/**
 * Adds an order of a guest or of an account.
 *
 * @param {any} trx
 * @param {number} n
 * @param {number} at
 * @param {(trx: any, order: object, priced: object) => Promise<unknown>} insertOrder
 */
async function addOrder(trx, n, at, insertOrder) {
  const [first_name, last_name] = [FIRST_NAMES[n % 8], LAST_NAMES[(n >> 3) % 8]];
  await insertOrder(
    trx,
    {
      prefix: "HV",
      key: n.toString(16).padStart(32, "0"),
      content_hash: "h".repeat(43),
      link: n.toString(16).padStart(32, "0"),
      customer_id: n % 3 === 0 ? null : `c${n % ACCOUNTS}`,
      placed_at: at,
      free_until: at + DAY_MS,
      first_name,
      last_name,
      email: `buyer${n}@kitchens-of-the-north-west.test`,
      phone: "(503) 555-0101",
      business_name: n % 2 ? "" : `${last_name} Kitchens and Baths, LLC`,
      address1: "12345 North-West Mill Lane",
      address2: "",
      city: "Portland",
      province: "OR",
      zip: "97210",
      country: "US",
      job_name: `Lot ${n % 700}, island and pantry`,
      po_number: `PO-${n * 7}`,
      wishes: "Grain matched where it can be, please call before the truck leaves. ".repeat(3),
      piece_count: 1 + (n % 60),
      total_cents: 10_000 + n,
      discount: 0,
      least_square_inches: 0,
      quote: null,
    },
    { lines: [LINE, LINE], amounts: [AMOUNT, AMOUNT], credits: [] },
  );
  if (n % 3 > 0) return;
  const message = { order_id: 1001 + n, at, made_by: n % 2 ? "shop" : "customer", text: "When?" };
  await trx.insertInto("order_message").values(message).execute();
}

/**
 * Gives an order its state, its day of shipping and its bookings: five stations, a day each. One open order in a hundred
 * is late, and of others, one in fifty is booked too close to its day.
 *
 * @param {any} trx
 * @param {number} n
 * @param {{ open: number, orders: number, dayAt: (distance: number) => string }} shop
 */
async function schedule(trx, n, { open, orders, dayAt }) {
  const nth = n - (orders - open);
  const isOpen = nth >= 0;
  const state = isOpen ? OPEN_STATES[n % 5] : OTHER_STATES[n % 5];
  const usual = isOpen ? 10 + (nth % SHIPPING_DAYS) : -10 - (n % 60);
  const ships = isOpen && n % 100 === 0 ? -1 : usual;
  const id = 1001 + n;
  await trx
    .updateTable("customer_order")
    .set({ state, ships_on: dayAt(ships) })
    .where("id", "=", id)
    .execute();
  const closer = n % 50 === 1 ? 5 : 0;
  await trx
    .insertInto("booking")
    .values(
      DAYS_BEFORE.map((before, index) => ({
        ...{ order_id: id, station: index + 1, day: dayAt(ships - before + closer), minutes: 1, is_ahead: 0 },
      })),
    )
    .execute();
}

/**
 * Fills a database with orders of guests and of accounts of all tiers: one a minute until now, every third with a
 * message, the newest of them open.
 *
 * @param {any} database
 * @param {{ write: any, insertOrder: any, storeCapacity: any }} code
 * @param {{ orders: number, open: number, now: number }} wanted
 */
export async function fillOrders(database, { write, insertOrder, storeCapacity }, { orders, open, now }) {
  // Nothing is booked as it is placed: days are given below, and finding one takes long in a full calendar.
  const later = (/** @type {object} */ settings) => ({ ...settings, booksAt: "confirming" });
  await storeCapacity(database, 0, later, "bench", now);
  const shop = { open, orders, dayAt: workingDays(now) };
  await write(database, async (/** @type {any} */ trx) => {
    await addAccounts(trx);
    for (let n = 0; n < orders; n += 1) {
      await addOrder(trx, n, now - (orders - n) * MINUTE_MS, insertOrder);
      await schedule(trx, n, shop);
    }
    await trx
      .insertInto("station_day")
      .columns(["station", "day", "minutes", "ahead_minutes"])
      .expression((/** @type {any} */ db) =>
        db
          .selectFrom("booking")
          .select((/** @type {any} */ { fn, lit }) => [
            "station",
            "day",
            fn.sum("minutes").as("minutes"),
            lit(0).as("ahead_minutes"),
          ])
          .groupBy(["station", "day"]),
      )
      .execute();
  });
}
