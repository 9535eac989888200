import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { rememberAccount } from "~/accounts/accounts.server";
import { MAX_ORDERS_A_DAY, OF_ONE, OPEN_TO } from "~/orders/order-limits.server";
import { aRegistration } from "../../support/builders";
import { ADMIN } from "../../support/embedded-backend";
import { aKey } from "../../support/order-builders";
import { anOrderDesk, type OrderDesk } from "../../support/order-desk";
import { signInAt } from "../../support/sign-in";

const DAY_MS = 86_400_000;

const PASSWORD = "Secret-pass-1";

/** The calls of an admin whose account the shop has seen. */
async function anAdmin({ client, backend, database }: OrderDesk) {
  const admin = client.as(await signInAt(client, backend, ADMIN));
  const account = await admin.getAccount();
  if (account) await rememberAccount(database, account);
  return admin;
}

describe("the orders of a day", () => {
  let visitor: string | null = null;
  let desk: OrderDesk;
  beforeEach(async () => {
    visitor = null;
    desk = await anOrderDesk({ config: { limitFactor: 1, visitor: () => visitor } });
  });
  afterEach(() => desk.close());

  const order = (email = `${aKey()}@people.test`) => {
    const made = desk.anOrder();
    return { ...made, contact: { ...made.contact, email } };
  };

  /** The result of an order: 201, or the status of its refusal. */
  const place = (calls: Pick<OrderDesk["client"], "placeOrder"> = desk.client, email?: string) =>
    calls.placeOrder(order(email)).then(
      () => 201,
      ({ status }) => status as number,
    );

  async function account(name: string) {
    const person = { email: `${name}@shop.test`, password: PASSWORD };
    await desk.client.register(aRegistration(person));
    return desk.client.as(await signInAt(desk.client, desk.backend, person));
  }

  /** Stores this many orders as if just placed by guests with different addresses. */
  async function fill(count: number): Promise<void> {
    await place();
    const names =
      "prefix, content_hash, state, placed_at, free_until, first_name, last_name, phone, business_name, \
      address1, address2, city, province, zip, country, job_name, po_number, wishes, piece_count, total_cents, discount, least_square_inches";
    await desk.database.run(
      `INSERT INTO customer_order (key, link, email, ${names})
         WITH RECURSIVE numbers (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
         SELECT lower(hex(randomblob(16))), lower(hex(randomblob(16))), n || '@people.test', ${names} FROM numbers, customer_order
         WHERE customer_order.id = (SELECT max(id) FROM customer_order)`,
      count,
    );
  }

  it("are accepted from guests, accounts and known accounts, with the last places reserved for these", async () => {
    const [fresh, admin] = [await account("fresh"), await anAdmin(desk)];
    await fill(OPEN_TO.guest - 1);
    const first = order();
    const placed = await desk.client.placeOrder(first);
    expect([await place(), await place(fresh), await place(admin)]).toEqual([507, 201, 201]);
    expect(await desk.client.placeOrder(first)).toEqual(placed);
    await desk.database.run("UPDATE customer_order SET placed_at = placed_at - ?", DAY_MS);
    await fill(OPEN_TO.account);
    expect([await place(), await place(fresh), await place(admin)]).toEqual([507, 507, 201]);
  });

  it("are limited in total; the log says so once an hour, and the next day has room", async () => {
    const admin = await anAdmin(desk);
    await fill(MAX_ORDERS_A_DAY);
    for (let again = 0; again < 3; again += 1) expect(await place(admin)).toBe(507);
    expect(desk.logged).toEqual([{ event: "provider.orders.full", fields: { takenADay: MAX_ORDERS_A_DAY } }]);
    desk.clock.now += DAY_MS;
    expect(await place()).toBe(201);
  });

  it("from guests are limited per address, in any spelling and even when sent at once", async () => {
    const spelled = ["Ann@People.test", "ann+1@people.test", "a.n.n@people.test", "\uff41nn@people.test"];
    const sent = Array.from({ length: 30 }, (_none, n) => place(desk.client, spelled[n % spelled.length]));
    const answers = await Promise.all(sent);
    expect(answers.filter((status) => status === 201)).toHaveLength(OF_ONE.guest);
    expect(answers.filter((status) => status === 429)).toHaveLength(30 - OF_ONE.guest);
    expect(await place(desk.client, "ben@people.test")).toBe(201);
    expect(await place(await account("ann"), "ann@people.test")).toBe(201);
  });

  it("from one account are limited, and the limit is higher once the shop has confirmed one", async () => {
    const ann = await account("ann");
    const first = await ann.placeOrder(order());
    for (let placed = 1; placed < OF_ONE.account; placed += 1) expect(await place(ann)).toBe(201);
    expect(await place(ann)).toBe(429);
    await desk.put(first.order.number, "confirmed");
    for (let placed = OF_ONE.account; placed < OF_ONE.known; placed += 1) expect(await place(ann)).toBe(201);
    expect(await place(ann)).toBe(429);
  });

  it("report how long to wait, and setting the clock back does not extend the wait", async () => {
    for (let placed = 0; placed < OF_ONE.guest; placed += 1) await place(desk.client, "ann@people.test");
    desk.clock.now += DAY_MS / 2;
    const refused = desk.client.placeOrder(order("ann@people.test"));
    await expect(refused).rejects.toMatchObject({ status: 429, retryAfter: DAY_MS / 2000 });
    desk.clock.now -= 30 * DAY_MS;
    expect(await place(desk.client, "ann@people.test")).toBe(201);
  });

  it.each([
    ["an address", () => "203.0.113.7", OF_ONE.guest],
    ["a network of IPv6, whatever its /64", (n: number) => `2001:db8:7:${n.toString(16)}::/64`, 4 * OF_ONE.guest],
  ])("from %s are limited for guests and new accounts; known accounts are not counted", async (_what, from, most) => {
    const fresh = await account("fresh");
    const placed: number[] = [];
    for (let n = 0; n < most; n += 1) {
      visitor = from(n);
      placed.push(await place(n === 0 ? fresh : desk.client));
    }
    expect(new Set(placed)).toEqual(new Set([201]));
    visitor = from(most);
    expect([await place(), await place(fresh)]).toEqual([429, 429]);
    const admin = await anAdmin(desk);
    expect(await place(admin)).toBe(201);
    visitor = "203.0.113.8";
    expect(await place()).toBe(201);
  });

  it("are still found when sent again by a visitor over the limit", async () => {
    visitor = "203.0.113.7";
    const first = order();
    const placed = await desk.client.placeOrder(first);
    for (let n = 1; n < OF_ONE.guest; n += 1) await place();
    expect(await place()).toBe(429);
    expect(await desk.client.placeOrder(first)).toEqual(placed);
  });
});

describe("a mail to an address that somebody typed", () => {
  let desk: OrderDesk;
  beforeEach(async () => {
    desk = await anOrderDesk();
  });
  afterEach(() => desk.close());

  const mails = async (kind: string) =>
    (
      await desk.database.all<{ recipient: string }>("SELECT recipient FROM outbox WHERE kind = ? ORDER BY id", kind)
    ).map(({ recipient }) => recipient);
  const order = (email: string) => {
    const made = desk.anOrder();
    return { ...made, contact: { ...made.contact, email } };
  };

  it("confirms an order once an hour, in any spelling of the address, and a cancellation likewise", async () => {
    const { client, clock } = desk;
    const placed = await Promise.all(
      ["ann@people.test", "Ann@people.test", "ann+2@people.test", "a.nn@people.test"].map((email) =>
        client.placeOrder(order(email)),
      ),
    );
    expect(await mails("order-received")).toHaveLength(1);
    for (const { link } of placed) await desk.cancel(link);
    expect(await mails("order-cancelled")).toHaveLength(1);
    await client.placeOrder(order("ben@people.test"));
    clock.now += 3_600_001;
    await client.placeOrder(order("ann@people.test"));
    expect(await mails("order-received")).toEqual([expect.any(String), "ben@people.test", "ann@people.test"]);
  });

  it("confirms every order of a known account, but only at the account's own address", async () => {
    const admin = await anAdmin(desk);
    for (const email of [ADMIN.email, ADMIN.email, "ann@people.test", "ann@people.test"])
      await admin.placeOrder(order(email));
    expect(await mails("order-received")).toEqual([ADMIN.email, ADMIN.email, "ann@people.test"]);
  });

  it("confirms a registration once an hour, in any spelling of the address", async () => {
    for (const email of ["ann+1@people.test", "ann+2@people.test", "ANN+3@people.test"])
      await desk.client.register(aRegistration({ email, password: PASSWORD }));
    expect(await mails("account-received")).toEqual(["ann+1@people.test"]);
  });
});
