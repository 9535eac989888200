import { describe, expect, it } from "vitest";
import { shopDatabase } from "~/base/database/shop-database.server";
import type { OrderState } from "~/house/capacity/order-state";
import { helperLinksPath, MAX_HELPER_LINKS } from "~/ordering/helper-links/helper-link";
import { listReceivings } from "~/ordering/receiving/receivings.server";
import * as linkedOrder from "~/routes/orders.$link";
import * as helperLinks from "~/routes/orders.$link_.helpers";
import * as helperPage from "~/routes/orders.helper.$code";
import * as helperCsv from "~/routes/orders.helper.$code_.cut-list[.]csv";
import * as helperReceiving from "~/routes/orders.helper.$code_.receiving";
import { aDoor, aKey, anOrderRequest } from "../support/order-builders";
import "../support/shop-env";
import { routedShop } from "../support/routed-shop";
import { SHOP } from "../support/shop-env";
import { aSoldLine, placeIn, putOrder } from "../support/stored-orders";

const handle = routedShop({
  "orders.$link": ["orders/:link", linkedOrder],
  "orders.$link_.helpers": ["orders/:link/helpers", helperLinks],
  "orders.helper.$code": ["orders/helper/:code", helperPage],
  "orders.helper.$code_.receiving": ["orders/helper/:code/receiving", helperReceiving],
  "orders.helper.$code_.cut-list[.]csv": ["orders/helper/:code/cut-list.csv", helperCsv],
});

const SHIPPED: readonly OrderState[] = ["confirmed", "in-production", "shipped"];

/** Everything that a customer types but the job's name and the locations; each is in no other text. */
const NAMES = {
  contact: {
    firstName: "Annabel",
    lastName: "Ostrander",
    email: "annabel@ostrander.test",
    phone: "(503) 555-0177",
    businessName: "Ostrander Joinery",
  },
  address: {
    address1: "77 Quarry Row",
    address2: "Rear",
    city: "Astoria",
    province: "OR",
    zip: "97103",
    country: "US",
  },
  poNumber: "PO-OSTRANDER",
  deliveryContact: "Quentin 5035550199",
  wishes: "Ring Quentin first.",
} as const;

async function anOrder(states = SHIPPED) {
  const database = await shopDatabase();
  const line = await aSoldLine(database);
  const doors = [aDoor({ note: "For Mrs. Quill" }), aDoor({ quantity: 2, location: "Range" })];
  const request = anOrderRequest([{ ...line, doors }], { ...NAMES, jobName: "Mill lane", delivery: "forklift" });
  const { order, link } = await placeIn(database, request, { now: Date.now() });
  await putOrder(database, order.number, states, Date.now());
  return { number: order.number, link, totalCents: order.totalCents };
}

const open = async (path: string) => {
  const answer = await handle(new Request(SHOP + path));
  return { status: answer.status, headers: answer.headers, text: (await answer.text()).replaceAll("<!-- -->", "") };
};
const send = async (path: string, fields: Readonly<Record<string, string>>) => {
  const answer = await handle(new Request(SHOP + path, { method: "POST", body: new URLSearchParams(fields) }));
  return { status: answer.status, headers: answer.headers, text: (await answer.text()).replaceAll("<!-- -->", "") };
};

/** Makes a link, and returns the path of its page. */
async function aHelper(link: string, label = "Painter"): Promise<string> {
  const { text } = await send(helperLinksPath(link), { label });
  return /http[^<"]*(\/orders\/helper\/[\w-]{43})</.exec(text)?.[1] ?? "none";
}

/** The address of a page's data, as the browser requests it. */
const DATA: Readonly<Record<string, string>> = {
  "": "routes/orders.helper.$code",
  "/receiving": "routes/orders.helper.$code_.receiving",
};

/** All that a page reaches in the shop: its links, forms and pictures, and the data of each page. */
async function reached(start: string): Promise<ReadonlyMap<string, Awaited<ReturnType<typeof open>>>> {
  const found = new Map<string, Awaited<ReturnType<typeof open>>>();
  const waiting = [start];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    const answer = await open(path);
    found.set(path, answer);
    const data = DATA[path.replace(start, "")];
    if (data) waiting.push(`${path}?_data=${encodeURIComponent(data)}`);
    const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
    const named = isPage ? answer.text.matchAll(/(?:href|src|action)="(\/[^"#]*)/g) : [];
    for (const [, to = ""] of named) waiting.push(to.replaceAll("&amp;", "&"));
  }
  return found;
}

describe("a link without prices", () => {
  it("reaches no amount, no name, no address and not the order's own page", async () => {
    const { number, link, totalCents } = await anOrder();
    const helper = await aHelper(link);
    const all = await reached(helper);
    expect([...all.keys()].map((path) => path.replace(helper, "")).sort()).toEqual([
      "",
      "/cut-list.csv",
      "/receiving",
      `/receiving?_data=${encodeURIComponent(DATA["/receiving"] ?? "")}`,
      `?_data=${encodeURIComponent(DATA[""] ?? "")}`,
    ]);
    const { address2, country, province, ...place } = NAMES.address;
    const secrets = [
      ...[...Object.values(NAMES.contact), ...Object.values(place), NAMES.poNumber, "Quentin", "Quill", "Painter"],
      ...[link, String(totalCents), "pricePerSqFt", "priceCents", "totalCents", "/checkout", "/again"],
    ];
    for (const [path, { status, headers, text }] of all) {
      expect([status, headers.get("Cache-Control")], path).toEqual([200, "no-store"]);
      expect(text.match(/\$\s?\d/g), path).toBeNull();
      for (const secret of secrets) expect(text, `${path} has ${secret}`).not.toContain(secret);
    }
    const page = all.get(helper)?.text ?? "";
    for (const text of [
      "Mill lane",
      number,
      "Sink",
      "Range",
      "15 1/2",
      "Drawings: Ashby",
      "Shipped on",
      "Hinged left",
    ]) {
      expect(page, text).toContain(text);
    }
    const about = {} as Parameters<typeof helperPage.meta>[0];
    expect(helperPage.meta(about)).toContainEqual({ name: "robots", content: "noindex" });
    expect(all.get(`${helper}/cut-list.csv`)?.text).toMatch(/^Width \(in\),.*Sq ft\r\n/);
  });

  it("checks off what arrived, and comes back to the helper's page", async () => {
    const { link, number } = await anOrder();
    const helper = await aHelper(link);
    const form = new FormData();
    for (const [name, value] of [
      ["key", aKey()],
      ["words", "By the painter"],
      ["here", "0-doors-0-1"],
    ] as const) {
      form.append(name, value);
    }
    const headers = { "Sec-Fetch-Site": "same-origin" };
    const sent = await handle(new Request(`${SHOP}${helper}/receiving`, { method: "POST", headers, body: form }));
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, `${helper}?done=claimed`]);
    const { db } = await shopDatabase();
    expect(await listReceivings(db, { number })).toMatchObject([{ here: ["0-doors-0-1"], words: "By the painter" }]);
    expect((await open(`${helper}?done=claimed`)).text).toContain("Your list was sent to the shop.");
    expect((await open(`${helper}/receiving`)).text).not.toContain("By the painter");
  });

  it("says when it ships before it does, and that it is canceled", async () => {
    const open404 = await aHelper((await anOrder(["confirmed"])).link);
    const waiting = (await open(open404)).text;
    expect([/Ships by|There is no date yet/.test(waiting), waiting.includes("/receiving")]).toEqual([true, false]);
    const canceled = (await open(await aHelper((await anOrder(["cancelled"])).link))).text;
    expect(canceled).toContain("This order is canceled.");
  });
});

describe("who made a link", () => {
  it("finds it on the order's page, sees when it was opened, and ends it at once", async () => {
    const { link } = await anOrder();
    const order = (await open(`/orders/${link}`)).text;
    for (const text of ["Link without prices", `action="${helperLinksPath(link)}"`, "Make a link"]) {
      expect(order).toContain(text);
    }
    const helper = await aHelper(link, "The <painter>");
    const before = (await open(helperLinksPath(link))).text;
    expect([before.includes("The &lt;painter&gt;"), before.includes("not opened yet")]).toEqual([true, true]);
    expect(before).not.toContain(helper);
    await open(helper);
    const after = (await open(helperLinksPath(link))).text;
    expect(after).toContain("last opened");
    const id = /name="end" value="(\d+)"/.exec(after)?.[1] ?? "";
    const other = await anOrder();
    await send(helperLinksPath(other.link), { end: id });
    expect((await open(helper)).status).toBe(200);
    const ended = await send(helperLinksPath(link), { end: id });
    expect([ended.status, ended.headers.get("Location")]).toEqual([303, `${helperLinksPath(link)}?ended`]);
    for (const path of [helper, `${helper}/receiving`, `${helper}/cut-list.csv`]) {
      expect((await open(path)).status, path).toBe(404);
    }
    expect((await open(helper)).text).toContain("This link has ended");
  });

  it("makes a bounded number, stored as hashes", async () => {
    const { link } = await anOrder();
    const made: string[] = [];
    for (let count = 0; count < MAX_HELPER_LINKS; count += 1) made.push(await aHelper(link, "x".repeat(500)));
    expect(new Set(made).size).toBe(MAX_HELPER_LINKS);
    expect((await send(helperLinksPath(link), { label: "" })).status).toBe(409);
    const { db } = await shopDatabase();
    const rows = JSON.stringify(await db.selectFrom("helper_link").selectAll().execute());
    for (const path of made) expect(rows).not.toContain(path.replace("/orders/helper/", ""));
    expect((await open(helperLinksPath(link))).text).toContain("End one to make another.");
  });

  it("needs the order's address, and a form of the page", async () => {
    const { link } = await anOrder();
    expect((await send(helperLinksPath(aKey()), { label: "" })).status).toBe(404);
    expect((await open(helperLinksPath(aKey()))).status).toBe(404);
    expect((await send(helperLinksPath(link), { nonsense: "1" })).status).toBe(400);
    expect((await open("/orders/helper/unknown")).status).toBe(404);
  });
});
