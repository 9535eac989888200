import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import type { MovedCustomer } from "~/provider/contract/take-over.server";
import { createBackend } from "~/provider/shopify/backend.server";
import { aRegistration } from "../../../support/builders";
import { runDataCommand } from "../../../support/data-command";
import { ADMIN, anEmbeddedBackend, RETURN_URL } from "../../../support/embedded-backend";
import { aClient } from "../../../support/provider-client";
import { toGid } from "../../../support/shopify/global-ids";
import type { ShopState } from "../../../support/shopify/state";
import { passStoresSignIn, startShopifyShop } from "../../../support/shopify-shop";

type CsvRecord = Readonly<Record<string, string>>;

/** The records of a CSV text (RFC 4180, section 2). */
function recordsOf(text: string): CsvRecord[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === "\r\n") rows.push([]);
  }
  const [head = [], ...records] = rows.slice(0, -1);
  return records.map((cells) => {
    expect(cells).toHaveLength(head.length);
    return Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ""]));
  });
}

/** Stores a record's metafields in the store, each with the text in the file. */
function storeFacts(state: ShopState, owner: "product" | "customer", ownerId: string, record: CsvRecord): void {
  for (const [column, value] of Object.entries(record)) {
    const [, of, namespace, key] = /\((\w+)\.metafields\.(\w+)\.(\w+)\)$/.exec(column) ?? [];
    if (of !== owner || !namespace || !key || value === "") continue;
    const type = /^[\d.]+$/.test(value) ? "number_decimal" : "single_line_text_field";
    const ownerType = owner.toUpperCase();
    const opened = { onStorefront: true, onCustomerAccounts: false };
    if (!state.definition(ownerType, namespace, key)) {
      state.definitions.save({ id: state.definitions.nextId(), ownerType, namespace, key, type, ...opened });
    }
    state.setMetafield({ ownerId, namespace, key, type, value });
  }
}

/** Imports products as Shopify does. */
function importProducts(state: ShopState, records: readonly CsvRecord[]): void {
  for (const record of records.filter(({ Title }) => Title)) {
    const id = state.products.nextId();
    const pictures = records.filter((one) => one["URL handle"] === record["URL handle"]);
    state.products.save({
      id,
      handle: record["URL handle"] ?? "",
      title: record.Title ?? "",
      description: (record.Description ?? "")
        .replace(/<[^>]+>/g, "")
        .replaceAll("&lt;", "<")
        .replaceAll("&amp;", "&"),
      priceCents: Math.round(100 * Number(record.Price)),
      images: pictures.map((one) => ({ url: one["Product image URL"] ?? "", altText: one["Image alt text"] ?? "" })),
      tags: [],
      createdAt: state.time(),
      updatedAt: state.time(),
    });
    storeFacts(state, "product", toGid("Product", id), record);
  }
}

/** Imports customers as Shopify does. */
function importCustomers(state: ShopState, records: readonly CsvRecord[]): void {
  for (const record of records) {
    const id = state.customers.nextId();
    state.customers.save({
      id,
      email: record.Email ?? null,
      phone: record.Phone || null,
      firstName: record["First Name"] ?? null,
      lastName: record["Last Name"] ?? null,
      note: null,
      tags: (record.Tags ?? "")
        .split(",")
        .map((tag) => tag.trim())
        .filter(Boolean),
      addresses: [],
      defaultAddressId: null,
      emailMarketing: "NOT_SUBSCRIBED",
      smsMarketing: "NOT_SUBSCRIBED",
      createdAt: state.time(),
      updatedAt: state.time(),
    });
    storeFacts(state, "customer", toGid("Customer", id), record);
  }
}

describe("the files for moving to a store", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "store-"));
  const file = path.join(folder, "shop.db");
  const place = path.join(folder, "store");
  let products: unknown;
  let output = "";
  const read = (name: string) => readFileSync(path.join(place, name), "utf8");

  beforeAll(async () => {
    const backend = await anEmbeddedBackend({ databasePath: file });
    const { client } = aClient(backend.handle);
    const people = [
      { email: "tess@people.test", tier: "trade", firstName: '=HYPERLINK("x")', lastName: 'O"Hara, Jr' },
      { email: "rita@people.test", tier: "reseller", phone: "(503) 555-0101", acceptsEmailMarketing: true },
      { email: "dan@people.test", tier: "dealer", phone: "503.555.0101 ext. 4" },
      { email: "wanda@people.test", tier: "wholesaler", phone: "+44 20 7946 0958", firstName: "Wånda" },
      { email: "=cmd@people.test", tier: "trade" },
    ] as const;
    for (const change of people) await client.register(aRegistration(change));
    const database = await openDatabase(file);
    const decided = { "dan@people.test": "approved", "wanda@people.test": "rejected" };
    await write(database, async (trx) => {
      for (const [email, tag] of Object.entries(decided)) {
        const one = trx.selectFrom("customer").select("id").where("email", "=", email);
        await trx.insertInto("customer_tag").values({ customer_id: one, tag }).execute();
      }
    });
    await database.close();
    products = await client.listProducts();
    await backend.close();
    const variables = {
      DATABASE_PATH: file,
      PUBLIC_ORIGIN: "https://doors.test",
      SESSION_SECRET: "a secret of the operator's that is long enough",
      ADMIN_PASSWORD: ADMIN.password,
    };
    const exported = await runDataCommand(variables, "export-shopify", place);
    expect(exported.errorOutput).toBe("");
    output = exported.output;
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  const closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });

  /** A shop whose store has imported both files. */
  async function aStore() {
    const shop = await startShopifyShop({}, { withoutProducts: true });
    closers.push(shop.stop);
    importProducts(shop.store.state, recordsOf(read("products.csv")));
    importCustomers(shop.store.state, recordsOf(read("customers.csv")));
    return { shop, client: aClient(shop.backend.handle, { returnUrl: RETURN_URL, now: Date.now }).client };
  }

  it("are two, readable only by their owner", () => {
    expect(output).toContain("5 customers, 20 products. 1 customers were left out");
    expect(readdirSync(place).sort()).toEqual(["customers.csv", "products.csv"]);
    expect(readdirSync(place).map((name) => statSync(path.join(place, name)).mode & 0o777)).toEqual([0o600, 0o600]);
  });

  it("begin with Shopify's column names, and end each line as Shopify's own files do", () => {
    expect(read("customers.csv")).toMatch(
      /^First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,/,
    );
    expect(read("products.csv")).toMatch(/^Title,URL handle,Description,Published on online store,Status,/);
    expect(
      read("customers.csv")
        .split("\n")
        .every((line) => line === "" || line.endsWith("\r")),
    ).toBe(true);
  });

  it("create the same products at the same prices in a store, with their specifications", async () => {
    const { client } = await aStore();
    const had = products as Awaited<ReturnType<typeof client.listProducts>>;
    const byTitle = (list: typeof had) =>
      [...list]
        .map(({ id: _, images, ...rest }) => ({
          ...rest,
          images: images.map(({ url, alt }) => ({ url: url.replace("https://doors.test", ""), alt })),
        }))
        .sort((one, other) => one.title.localeCompare(other.title));
    const found = await client.listProducts();
    expect(byTitle(found)).toEqual(byTitle(had));
    expect(found.every(({ images }) => images.every(({ url }) => url.startsWith("https://doors.test/")))).toBe(true);
  });

  it("leave pending accounts pending, and give every customer the tier and the decision", async () => {
    const { shop, client } = await aStore();
    const proof = await passStoresSignIn(shop, ADMIN.email);
    const admin = client.as(await client.login(proof ?? { code: "", email: "" }));
    const pending = await admin.listPending();
    expect(pending.map(({ email, tier, phone, businessName }) => [email, tier, phone, businessName])).toEqual([
      ["rita@people.test", "Tier 2: Trade | Reseller", "(503) 555-0101", "Lee Kitchens"],
    ]);
    const tags = shop.store.state.customers.all().map(({ email, tags: given }) => [email, ...given]);
    expect(tags).toEqual([
      [ADMIN.email],
      ["tess@people.test", "trade"],
      ["rita@people.test", "reseller", "pending"],
      ["dan@people.test", "dealer", "approved"],
      ["wanda@people.test", "wholesaler", "rejected"],
    ]);
    const dan = await passStoresSignIn(shop, "dan@people.test");
    const session = await client.login(dan ?? { code: "", email: "" });
    expect(await client.as(session).getAccount()).toMatchObject({ tags: ["dealer", "approved"] });
  });

  it("contain nothing that a spreadsheet runs, list a phone number once, and quote what needs it", () => {
    const records = recordsOf(read("customers.csv"));
    const of = (email: string) => records.find(({ Email }) => Email === email);
    expect(of("tess@people.test")).toMatchObject({
      "First Name": `'=HYPERLINK("x")`,
      "Last Name": 'O"Hara, Jr',
      Phone: "",
    });
    expect(of("rita@people.test")).toMatchObject({ Phone: "+15035550101", "Accepts Email Marketing": "yes" });
    expect(of("dan@people.test")).toMatchObject({
      "Phone as typed (customer.metafields.trade.phone)": "503.555.0101 ext. 4",
    });
    expect(of("wanda@people.test")).toMatchObject({ "First Name": "Wånda", Phone: "+442079460958" });
  });

  it("list a phone number only for its first owner, across all portions", () => {
    const { customers } = createBackend.takeOver("https://doors.test");
    const person = (email: string): MovedCustomer => ({
      ...{
        email,
        firstName: "A",
        lastName: "B",
        phone: "503 555 0199",
        businessName: "",
        tags: ["trade"],
        address: null,
      },
      ...{ acceptsEmailMarketing: false, acceptsSmsMarketing: true },
    });
    const text = ["one", "two"].map((name) => customers.lines([person(`${name}@people.test`)]).text).join("");
    expect(recordsOf(customers.head + text).map((row) => [row.Phone, row["Accepts SMS Marketing"]])).toEqual([
      ["+15035550199", "yes"],
      ["", "no"],
    ]);
  });
});
