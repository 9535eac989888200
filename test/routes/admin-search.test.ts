import { beforeAll, describe, expect, it } from "vitest";
import "../support/shop-env";
import { write } from "~/base/database/database.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { findByNumber, searchShop } from "~/office/admin/services/admin-search.server";
import { labelCodes } from "~/ordering/door-pages/services/door-pages.server";
import { codeOf, printedCode } from "~/ordering/passports/passport-code";
import type { Role } from "~/provider/accounts/roles";
import { loader } from "~/routes/admin.search";
import { ADMIN } from "../support/embedded-backend";
import { anOrderRequest } from "../support/order-builders";
import { accountIdOf, placeInShop } from "../support/order-shop";
import { load, registerInShop, signInToShop } from "../support/shop-session";

const QUOTE = "HVQ-1001";

let cookie = "";
const numbers: string[] = [];

beforeAll(async () => {
  cookie = (await signInToShop(ADMIN)).cookie;
  const { contact } = anOrderRequest([]);
  for (let count = 0; count < 12; count += 1) {
    const email = `guest${count}@quimby.test`;
    const { order } = await placeInShop({ contact: { ...contact, lastName: "Quimby", email } });
    numbers.unshift(order.number);
  }
  const { email } = await registerInShop({ lastName: "Quimby", tier: "dealer" });
  const customerId = await accountIdOf(email);
  await write(await shopDatabase(), (trx) =>
    trx
      .insertInto("quote")
      .values({
        ...{ prefix: "HV", key: "k", content_hash: "h", customer_id: customerId, made_at: 0, valid_until: 1 },
        ...{ job_name: "Elm Street", lines: "[]", amounts: "[]", piece_count: 1, total_cents: 100 },
        ...{ discount: 0, least_square_inches: 0 },
      })
      .execute(),
  );
});

/** What a role finds, by kind. */
const foundBy = async (role: Role, asked: string) =>
  Object.fromEntries((await searchShop(role, asked)).map(({ title, results }) => [title, results]));

describe("the search of the admin pages", () => {
  it("lists ten of each kind, with links to all of them", async () => {
    const found = await searchShop("office", "QUIMBY");
    expect(found.map(({ title, results, more }) => [title, results.length, more])).toEqual([
      ["Orders", 10, "/admin/orders?search=QUIMBY"],
      ["Quotes", 1, null],
      ["Customers", 10, "/admin/customers?search=QUIMBY"],
      ["Styles", 0, null],
    ]);
    expect(found[0]?.results.map(({ title }) => title)).toEqual(numbers.slice(0, 10));
  });

  it("finds quotes by their job, customers by address, and styles by title", async () => {
    expect((await foundBy("owner", "elm st")).Quotes).toMatchObject([{ title: QUOTE, to: `/admin/quotes/${QUOTE}` }]);
    expect((await foundBy("owner", "guest11@")).Customers).toMatchObject([
      { detail: expect.stringContaining("guest11@") },
    ]);
    expect((await foundBy("office", "ASHBY")).Styles).toMatchObject([{ title: "Ashby", to: "/product/ashby" }]);
  });

  it("leads people who edit the catalog to a style's page there", async () => {
    for (const role of ["owner", "catalog"] as const) {
      expect((await foundBy(role, "ashby")).Styles).toMatchObject([{ to: "/admin/catalog/ashby" }]);
      expect((await searchShop(role, "a")).find(({ title }) => title === "Styles")?.more).toBe("/admin/catalog?q=a");
    }
  });

  it("finds for each role only what it may open", async () => {
    expect(Object.keys(await foundBy("workshop", "Quimby"))).toEqual([]);
    expect(Object.keys(await foundBy("catalog", "Quimby"))).toEqual(["Styles"]);
  });

  it("finds the piece with a code from a label, for everybody who may open its order", async () => {
    const [number = ""] = numbers;
    await write(await shopDatabase(), async (trx) => {
      await trx.updateTable("customer_order").set({ state: "confirmed" }).where("number", "=", number).execute();
    });
    const [[code = ""] = []] = Object.values(await labelCodes(number));
    const piece = { title: expect.stringMatching(/^Door 1, /), to: `/admin/orders/${number}` };
    for (const role of ["office", "workshop"] as const) {
      const found = await searchShop(role, `${printedCode(code).toLowerCase()} `);
      expect(found).toMatchObject([{ title: "Pieces", results: [piece], more: null, isUnavailable: false }]);
      expect(JSON.stringify(found)).not.toMatch(/[$]|Quimby/);
    }
    const unknown = await searchShop("office", codeOf(new Uint8Array(16)));
    expect(unknown).toMatchObject([{ title: "Pieces", results: [] }]);
    expect((await searchShop("catalog", code)).map(({ title }) => title)).toEqual(["Styles"]);
  });

  it("leads straight to an order or a quote by its number, as far as the role may open it", async () => {
    const number = numbers[3] ?? "";
    const digits = number.replace(/\D/g, "");
    const [order, quote] = [`/admin/orders/${number}`, `/admin/quotes/${QUOTE}`];
    const asked = [number.toLowerCase(), `order hv ${digits}`, digits, "hvq 1001", "HV-999999", "9".repeat(20)];
    const to = async (role: Role) => Promise.all(asked.map((one) => findByNumber(role, one)));
    expect(await to("office")).toEqual([order, order, order, quote, null, null]);
    expect(await to("workshop")).toEqual([order, order, order, null, null, null]);
    expect(await to("catalog")).toEqual([null, null, null, null, null, null]);
  });

  it("shows first what digits may be, if that is more than one thing", async () => {
    const first = numbers.at(-1) ?? "";
    expect([first, QUOTE].map((one) => one.replace(/\D/g, ""))).toEqual(["1001", "1001"]);
    expect(await findByNumber("office", "1001")).toBeNull();
    const found = await foundBy("office", "1001");
    expect([found.Orders?.[0]?.title, found.Quotes?.[0]?.title]).toEqual([first, QUOTE]);
  });

  it("finds an order by what it has besides, and says what that was", async () => {
    const { contact, address } = anOrderRequest([]);
    const { order } = await placeInShop({
      contact: { ...contact, lastName: "Müller", phone: "+1 (971) 555-0142", email: "m@muller.test" },
      address: { ...address, address1: "12 Quarry Road", city: "Astoria", zip: "97103" },
      jobName: "Pantry",
      poNumber: "PO-77 31",
    });
    const to = `/admin/orders/${order.number}`;
    expect(await findByNumber("office", "po 7731")).toBe(to);
    for (const [asked, why] of [
      ["971.555.0142", "phone …0142"],
      ["7731", "PO PO-77 31"],
      ["97103", "Astoria, OR 97103"],
      ["12 quarry", "12 Quarry Road"],
      ["MULLER", ""],
      ["muller quarry", "12 Quarry Road"],
    ] as const) {
      const result = (await foundBy("owner", asked)).Orders?.[0];
      expect([asked, result]).toMatchObject([asked, { title: order.number, to, why, pill: { text: "Received" } }]);
      expect(result?.detail).toMatch(/Pantry, ships [A-Z][a-z]+ \d+, total \$\d/);
    }
    const [customer] = (await foundBy("office", "555-0142")).Customers ?? [];
    expect(customer).toMatchObject({
      title: expect.stringContaining("Müller"),
      detail: "Lee Kitchens, m@muller.test, +1 (971) 555-0142, Astoria, OR, 1 order",
    });
    for (const asked of ["0142", "Müller", "97103", "Pantry"]) {
      expect([await findByNumber("workshop", asked), await searchShop("workshop", asked)]).toEqual([null, []]);
    }
  });

  it("redirects, shows what was found, and takes any text", async () => {
    const redirected = await load(loader, `/admin/search?q=+${numbers[0]?.toLowerCase()}%0a`, cookie);
    expect([redirected.status, redirected.headers.get("Location")]).toEqual([303, `/admin/orders/${numbers[0]}`]);
    const empty = await (await load(loader, "/admin/search?q=%20%00", cookie)).json();
    expect([empty.asked, empty.found]).toEqual(["", []]);
    for (const asked of ["%25_%22'", "x".repeat(5000), "%F0%9F%98%80", "%00"]) {
      expect((await load(loader, `/admin/search?q=${asked}`, cookie)).status).toBe(200);
    }
  });
});
