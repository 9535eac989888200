import { beforeAll, describe, expect, it } from "vitest";
import { shopDatabase } from "~/base/database/shop-database.server";
import type { OrderState } from "~/house/capacity/order-state";
import { listClaims } from "~/ordering/claims/claims.server";
import { MAX_TICKED } from "~/ordering/receiving/receiving";
import { listReceivings } from "~/ordering/receiving/receivings.server";
import { STORED_COPY_HEADER } from "~/ordering/receiving/stored-page";
import * as orderFile from "~/routes/admin.orders_.$number._index";
import * as linkedOrder from "~/routes/orders.$link";
import * as receiving from "~/routes/orders.$link_.receiving";
import { ADMIN } from "../support/embedded-backend";
import { HOSTILE_PHOTOGRAPHS } from "../support/hostile-photographs";
import { aDoor, aKey, anOrderRequest } from "../support/order-builders";
import { patientChildren } from "../support/patient-children";
import { aPhotograph } from "../support/photographs";
import "../support/shop-env";
import { routedShop } from "../support/routed-shop";
import { SHOP } from "../support/shop-env";
import { signInToShop } from "../support/shop-session";
import { aSoldLine, placeIn, putOrder } from "../support/stored-orders";

patientChildren();

const handle = routedShop({
  "orders.$link": ["orders/:link", linkedOrder],
  "orders.$link_.receiving": ["orders/:link/receiving", receiving],
  "admin.orders_.$number._index": ["admin/orders/:number", orderFile],
});

const SHIPPED: readonly OrderState[] = ["confirmed", "in-production", "shipped"];

let admin = "";

async function anOrder(states = SHIPPED, doors = [aDoor(), aDoor({ quantity: 2, location: "Range" })]) {
  const database = await shopDatabase();
  const line = await aSoldLine(database);
  const { order, link } = await placeIn(database, anOrderRequest([{ ...line, doors }]), { now: Date.now() });
  await putOrder(database, order.number, states, Date.now());
  return { number: order.number, link };
}

const open = async (path: string, cookie = "") => {
  const answer = await handle(new Request(SHOP + path, { headers: { Cookie: cookie } }));
  const html = (await answer.text()).replaceAll("<!-- -->", "").replaceAll("&quot;", '"').replaceAll("&#x27;", "'");
  return { status: answer.status, html };
};

interface Sent {
  readonly key?: string;
  readonly here?: readonly string[];
  readonly damaged?: readonly string[];
  readonly rest?: boolean;
  readonly words?: string;
  readonly photographs?: readonly (readonly [name: string, bytes: Uint8Array])[];
}

/** Posts a list as a browser does. */
function post(link: string, { key = aKey(), here = [], damaged = [], rest, words = "", photographs = [] }: Sent) {
  const form = new FormData();
  form.append("key", key);
  form.append("words", words);
  for (const value of here) form.append("here", value);
  for (const value of damaged) form.append("damaged", value);
  if (rest) form.append("rest", "on");
  for (const [name, bytes] of photographs) form.append("photographs", new File([new Uint8Array(bytes)], name));
  const headers = { "Sec-Fetch-Site": "same-origin" };
  return handle(new Request(`${SHOP}/orders/${link}/receiving`, { method: "POST", headers, body: form }));
}

const stored = async (at: { readonly link: string }) => {
  const { db } = await shopDatabase();
  return { lists: (await listReceivings(db, at)) ?? [], claims: (await listClaims(db, at)) ?? [] };
};

const ALL = ["0-doors-0-1", "0-doors-1-1", "0-doors-1-2"];

beforeAll(async () => {
  admin = (await signInToShop(ADMIN)).cookie;
});

describe("a list that reports nothing", () => {
  it("is stored without a claim, and seen by the office", async () => {
    const at = await anOrder();
    expect((await open(`/orders/${at.link}`)).html).toContain(`href="/orders/${at.link}/receiving"`);
    const page = await open(`/orders/${at.link}/receiving`);
    for (const text of [
      "Receiving</h1>",
      "Door 2, 1 of 2",
      'value="0-doors-1-2"',
      "Subject to inspection",
      "Send to the shop",
    ])
      expect(page.html).toContain(text);
    const answer = await post(at.link, { here: ALL });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/orders/${at.link}?done=received`]);
    expect(await stored(at)).toMatchObject({ lists: [{ here: ALL, isClaimed: false }], claims: [] });
    const file = await open(`/admin/orders/${at.number}`, admin);
    for (const text of ["At the truck", "3 of 3 pieces", "Ticked off"]) expect(file.html).toContain(text);
  });
});

describe("the page that a device stores", () => {
  it("says when it was stored, and stays as it is while its list cannot be sent", async () => {
    const { link } = await anOrder();
    const page = async (headers: Readonly<Record<string, string>> = {}) =>
      (await handle(new Request(`${SHOP}/orders/${link}/receiving`, { headers }))).text();
    expect(await page()).not.toContain("This is the stored page");
    expect(await page({ [STORED_COPY_HEADER]: "1" })).toContain("This is the stored page, from ");
    const url = new URL(`${SHOP}/orders/${link}/receiving`);
    const sent = { currentUrl: url, nextUrl: url, formMethod: "POST", defaultShouldRevalidate: true } as const;
    const loadsAgain = (actionResult: unknown) =>
      receiving.shouldRevalidate({ ...sent, currentParams: {}, nextParams: {}, actionResult });
    expect([loadsAgain({ isUnsent: true }), loadsAgain({ formId: "receiving" })]).toEqual([false, true]);
  });
});

describe("a list with something missing or damaged", () => {
  it("is read with both ticks of as many entries as a list may have", async () => {
    const { link } = await anOrder();
    const all = Array.from({ length: MAX_TICKED }, (_, index) => `0-doors-${index}-1`);
    expect((await post(link, { here: all, damaged: all, rest: true })).status).toBe(303);
  });

  it("becomes a claim about those pieces, before the order is marked as delivered", async () => {
    const at = await anOrder();
    const answer = await post(at.link, {
      here: ["0-doors-0-1"],
      damaged: ["0-doors-1-1"],
      rest: true,
      words: "The pallet was tipped.",
      photographs: [["IMG_1.jpg", await aPhotograph()]],
    });
    expect(answer.headers.get("Location")).toBe(`/orders/${at.link}?done=claimed`);
    const { lists, claims } = await stored(at);
    expect(lists).toMatchObject([{ isClaimed: true, isRestMissing: true }]);
    expect(claims).toMatchObject([
      { state: "open", pieces: [{ line: 0, list: "doors", index: 1 }], photographs: [{ width: 320 }] },
    ]);
    for (const text of ["The pallet was tipped.", "Damaged: 1\n- Door 2, 1 of 2", "Missing: 1\n- Door 2, 2 of 2"])
      expect(claims[0]?.text).toContain(text);
  });

  it("sent twice at once, or again later, makes one claim", async () => {
    const at = await anOrder();
    const sent = { key: aKey(), damaged: ["0-doors-0-1"], photographs: [["a.jpg", await aPhotograph()]] } as const;
    const answers = await Promise.all([post(at.link, sent), post(at.link, sent)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect((await post(at.link, sent)).status).toBe(303);
    const { lists, claims } = await stored(at);
    expect([lists.length, claims.length]).toEqual([1, 1]);
    const other = await post(at.link, { ...sent, damaged: ALL });
    expect([other.status, await other.text()]).toEqual([
      409,
      expect.stringContaining("arrived earlier with other ticks"),
    ]);
  });

  it("from two phones reports each piece once", async () => {
    const at = await anOrder();
    await post(at.link, { damaged: ["0-doors-0-1"] });
    await post(at.link, { damaged: ["0-doors-0-1", "0-doors-1-1"] });
    await post(at.link, { damaged: ["0-doors-1-1"], here: ["0-doors-1-2"] });
    const { lists, claims } = await stored(at);
    expect(lists).toHaveLength(3);
    expect(claims.map(({ pieces }) => pieces.map(({ index }) => index))).toEqual([[0], [1]]);
    expect((await open(`/orders/${at.link}/receiving`)).html).toContain("Already sent");
  });

  it("has room for 400 pieces", async () => {
    const doors = Array.from({ length: 200 }, (_, n) => aDoor({ location: `Unit ${n}`, quantity: 2 }));
    const at = await anOrder(SHIPPED, doors);
    const all = doors.flatMap((_door, index) => [`0-doors-${index}-1`, `0-doors-${index}-2`]);
    expect((await open(`/orders/${at.link}/receiving`)).html).toContain('value="0-doors-199-2"');
    expect((await post(at.link, { here: all, damaged: all })).status).toBe(303);
    const { lists, claims } = await stored(at);
    expect([lists[0]?.here.length, claims[0]?.pieces.length]).toEqual([400, 200]);
  });
});

describe("what is refused", () => {
  // The claims have all of them; the same code reads these.
  it.each(HOSTILE_PHOTOGRAPHS.slice(0, 2))(
    "is %s, beside its field, with every tick kept",
    async (_what, name, bytes, reason) => {
      const at = await anOrder();
      const key = aKey();
      const answer = await post(at.link, {
        ...{ key, here: ["0-doors-0-1"], damaged: ["0-doors-1-1"], rest: true, words: "Split <both>" },
        photographs: [[name, await bytes()]],
      });
      expect(answer.status).toBe(422);
      const html = (await answer.text()).replaceAll("&quot;", '"');
      expect(html).toMatch(reason);
      expect(html).toContain("Split &lt;both&gt;");
      expect(html).toContain(`value="${key}"`);
      expect(html.match(/checked=""/g)).toHaveLength(3);
      expect(await stored(at)).toEqual({ lists: [], claims: [] });
    },
  );

  it("is too many photographs, and too many words", async () => {
    const at = await anOrder();
    const picture = await aPhotograph();
    const five = Array.from({ length: 5 }, (_, n) => [`${n}.jpg`, picture] as const);
    expect((await post(at.link, { photographs: five })).status).toBe(422);
    expect((await post(at.link, { words: "x".repeat(601) })).status).toBe(422);
    expect(await stored(at)).toEqual({ lists: [], claims: [] });
  });

  it("is a list before shipping, after cancellation, and for nobody's order", async () => {
    for (const states of [[], ["confirmed", "in-production"], ["cancelled"]] as const) {
      const at = await anOrder(states);
      const page = await open(`/orders/${at.link}/receiving`);
      expect(page.status).toBe(200);
      expect(page.html).not.toContain("Send to the shop");
      expect((await post(at.link, { damaged: ALL })).status).toBe(409);
      expect(await stored(at)).toEqual({ lists: [], claims: [] });
    }
    expect((await post("0".repeat(32), { damaged: ALL })).status).toBe(404);
    const at = await anOrder();
    expect((await post(at.link, { key: "x", damaged: ALL })).status).toBe(422);
  });
});
