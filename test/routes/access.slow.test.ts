import { beforeAll, describe, expect, it, vi } from "vitest";
import { sitePaths } from "~/base/brand/paths";
import { settingsFields } from "~/house/settings/settings-form";
import { FIRST_FREIGHT } from "~/trade/pricing/first-freight";
import {
  type AccessVisitors,
  createOwned,
  createVisitors,
  MARK,
  type Owned,
  THING_MARK,
  VISITORS,
  type Visitor,
} from "../support/access-people";
import { OPEN_ROUTES, ROWS } from "../support/access-rows";
import { type Post, type Row, type Verdict, verdictFor } from "../support/access-rules";
import "../support/shop-env";
import { someSettings } from "../support/shop-settings";
import { shopRoutes, type WholeShop, wholeShop } from "../support/whole-shop";

vi.mock("~/base/platform/log.server", () => ({ log: { info() {}, warn() {}, error() {} } }));

/** Text that must not be on a page that the visitor may not see. */
const forbiddenText = ({ mark }: Row, who: Visitor) => new RegExp(mark ?? (who === "owner" ? THING_MARK : MARK), "i");
type Fields = Readonly<Record<string, string>>;

const REFUSED: Partial<Record<Verdict, number>> = { login: 302, role: 403, none: 404 };

let shop: WholeShop;
let visitors: AccessVisitors;
let owned: Owned;
beforeAll(async () => {
  shop = await wholeShop();
  visitors = await createVisitors(shop);
  owned = await createOwned(shop, visitors);
  // Loading all routes and signing in eight visitors takes a while.
}, 120_000);

/** The address of the page's data, as a client-side navigation requests it. */
const dataOf = ({ route }: Row, address: string) =>
  `${address}${address.includes("?") ? "&" : "?"}_data=${encodeURIComponent(`routes/${route}`)}`;

/** Like others, these visitors are refused before the shop knows the page, so one request is enough. */
const ALWAYS_REFUSED: readonly Visitor[] = ["signed out", "forged session", "rejected"];

/** Outside of the admin pages, and where their role is refused, these are like any other visitor. */
const WITH_ROLES: readonly Visitor[] = ["shop owner", "office", "workshop", "catalog"];

/** The ways to request a page: as a document, and as data. */
function waysOf(row: Row, address: string, who: Visitor, verdict: Verdict = verdictFor(row, who, owned)) {
  const isLikeOthers = WITH_ROLES.includes(who) && (row.rule !== "admin" || verdict !== "shown");
  const isOneEnough = ALWAYS_REFUSED.includes(who) || isLikeOthers;
  return isOneEnough ? [dataOf(row, address)] : [address, dataOf(row, address)];
}

/** An answer's status and redirect. Remix answers a data request with a redirect in a header. */
const outcomeOf = ({ status, headers }: Response) => ({
  status: headers.has("X-Remix-Redirect") ? Number(headers.get("X-Remix-Status") ?? 302) : status,
  to: headers.get("Location") ?? headers.get("X-Remix-Redirect"),
});

/** Asserts that a refused request has the right status, shows none of the owner's data and changes nothing. */
async function refused(row: Row, verdict: Verdict, who: Visitor, address: string, fields?: Fields) {
  const before = shop.writes();
  const answer = await shop.ask(address, visitors.cookies[who], fields);
  const to = verdict === "login" ? "/login" : null;
  expect(outcomeOf(answer), address).toEqual({ status: REFUSED[verdict], to });
  expect(await answer.text(), address).not.toMatch(forbiddenText(row, who));
  expect(shop.writes(), `${address} changed something`).toBe(before);
}

/** A visitor who may open the page. */
const permittedVisitor = ({ rule }: Row): Visitor =>
  rule === "admin" ? "admin" : rule === "invited" ? "anonymous" : "owner";

/** The revision that a page's forms carry. */
async function revisionOf(row: Row, address: string): Promise<string> {
  const text = await (await shop.ask(dataOf(row, address), visitors.cookies[permittedVisitor(row)])).text();
  return /"revision":"?([\w-]+)/.exec(text)?.[1] ?? "0";
}

describe("the routes", () => {
  it("are each in the access table, or public", async () => {
    const all = (await shopRoutes()).map(({ id }) => id.replace("routes/", ""));
    expect([...ROWS.map(({ route }) => route), ...OPEN_ROUTES].sort()).toEqual(all.sort());
  });

  it("have a row for each form that they accept", async () => {
    const withActions = (await shopRoutes())
      .filter(({ module }) => module.action)
      .map(({ id }) => id.replace("routes/", ""));
    const withForms = ROWS.filter(({ posts }) => posts).map(({ route }) => route);
    const open = [...OPEN_ROUTES, ...ROWS.filter((row) => row.rule === "filledIn").map(({ route }) => route)];
    expect(withActions.filter((route) => !open.includes(route)).sort()).toEqual(withForms.sort());
  });
});

describe("the list of pages", () => {
  const rowOf = (address: string) => ROWS.find(({ route }) => `/${route.replaceAll(/_?\./g, "/")}` === address);

  it.each(sitePaths)("names the same audience as the access table: $path", ({ path, audience }) => {
    const rule = rowOf(path)?.rule ?? "filledIn";
    expect({ filledIn: "anyone", account: "customer", admin: "admin" }[rule as string]).toBe(audience);
  });

  it.each(sitePaths.filter(({ audience }) => audience === "anyone"))(
    "has pages that open for anyone: $path",
    async ({ path }) => {
      expect((await shop.ask(path)).status).toBe(200);
    },
  );
});

/** A price in any form, or a way to reach the customer. */
const UNSEEN = [
  /[$]\s?\d/,
  /"(?:\w*[cC]ents|pricePerSqFt|freight|tax|total\w*|discount|terms|sampleCredits|pricedTier)"/,
  new RegExp(`${MARK}@`, "i"),
  /503-555-0101/,
  /1 Mill Lane/,
];

describe("a workshop account", () => {
  const asWorkshop = (address: string, fields?: Fields) => shop.ask(address, visitors.cookies.workshop, fields);
  const withoutPrices = async (answer: Response, what: string) => {
    const text = await answer.text();
    for (const price of UNSEEN) expect(text, what).not.toMatch(price);
    return answer.status;
  };
  const asOffice = (fields: Fields) => shop.ask(`/admin/orders/${owned.number}`, visitors.cookies.office, fields);
  /** The revision on the workshop's own page: the office's page has those of the invoice too. */
  const revision = async () => {
    const data = await asWorkshop(`${page()}?_data=${encodeURIComponent("routes/admin.orders_.$number._index")}`);
    return String((await data.json()).work.revision);
  };
  const page = () => `/admin/orders/${owned.number}`;
  beforeAll(async () => {
    const freight = settingsFields(someSettings({ freight: { ...FIRST_FREIGHT, longInches: 90 } }));
    await shop.ask("/admin/settings", visitors.cookies.admin, { ...freight, revision: "1" });
    await asOffice({ intent: "confirm", freight: "80", tax: "7.77", shipsOn: "", revision: await revision() });
  });

  it("is sent no price, and no way to reach the customer, by any admin page", async () => {
    for (const row of ROWS.filter(({ rule }) => rule === "admin")) {
      const address = row.address(owned);
      const ways = [address, dataOf(row, address), `${address}?_data=root`, `${address}?_data=routes%2Fadmin`];
      for (const way of ways) await withoutPrices(await asWorkshop(way), way);
    }
    const seen = await (await shop.ask(`${page()}?_data=root`, visitors.cookies.office)).text();
    expect(seen, "the check finds nothing where there is something").toMatch(UNSEEN[1] as RegExp);
  });

  it("sees what to make and for whom, not the customer's page", async () => {
    for (const address of [page(), `${page()}/work-order`, `${page()}/labels`, "/admin/orders?search="]) {
      const text = await (await asWorkshop(address)).text();
      expect(text, address).toContain(THING_MARK);
      expect(text, address).not.toContain(owned.link);
    }
    const byMail = await asWorkshop(`/admin/orders?search=${MARK}%40shop.test&state=received`);
    const everything = await asWorkshop("/admin/orders?state=received");
    const rowsIn = async (answer: Response) => (await answer.text()).match(/href="\/admin\/orders\/HV-/g)?.length;
    expect(await rowsIn(byMail)).toBe(await rowsIn(everything));
  });

  it("sees the notes of the office that are marked for it, and no others", async () => {
    const note = (fields: Fields) => shop.ask(`${page()}/notes`, visitors.cookies.office, fields);
    await note({ text: "Narrow gate" });
    await note({ text: "Soft close", forWorkshop: "on" });
    const text = await (await asWorkshop(page())).text();
    expect(text).toContain("Soft close");
    for (const hidden of ["Narrow gate", "office@shop.test"]) expect(text).not.toContain(hidden);
  });

  it("takes its own steps and undoes them, and nothing else", async () => {
    const send = async (fields: Fields) => {
      const answer = await asWorkshop(page(), { revision: await revision(), ...fields });
      return withoutPrices(answer, JSON.stringify(fields));
    };
    const state = (next: string) => send({ intent: "state", state: next });
    const refusedForms: readonly Fields[] = [
      { intent: "undo" },
      { intent: "state", state: "cancelled" },
      { intent: "terms", freight: "1", tax: "1", shipsOn: "" },
      { intent: "terms", freight: "x", tax: "1", shipsOn: "" },
      { intent: "confirm", freight: "1", tax: "1", shipsOn: "" },
      { intent: "message", text: "Hello" },
      { intent: "payment" },
      { intent: "other" },
    ];
    const before = shop.writes();
    for (const fields of refusedForms) expect(await send(fields), JSON.stringify(fields)).toBe(403);
    expect(shop.writes()).toBe(before);
    expect(await send({ intent: "shipment", carrier: "UPS" })).toBe(403);
    expect(await state("in-production")).toBe(409);
    expect(await send({ intent: "state", state: "in-production", unpaid: "on" })).toBe(303);
    expect(await send({ intent: "ship", carrier: "UPS", cartons: "two" })).toBe(422);
    expect(await send({ intent: "ship", carrier: "UPS", cartons: "2" })).toBe(303);
    expect(await send({ intent: "shipment", carrier: "FedEx", cartons: "3" })).toBe(303);
    expect(await state("delivered")).toBe(403);
    expect([await send({ intent: "undo" }), await send({ intent: "undo" })]).toEqual([303, 303]);
    expect(await send({ intent: "undo" })).toBe(403);
    expect(await send({ intent: "state", state: "in-production", revision: "0" })).toBe(409);
  });

  it("cannot undo a step of the office", async () => {
    await asOffice({ intent: "state", state: "in-production", unpaid: "on", revision: await revision() });
    const undo = { intent: "undo", revision: await revision() };
    expect((await asWorkshop(page(), undo)).status).toBe(403);
    expect((await asOffice(undo)).status).toBe(303);
  });
});

describe.each(ROWS)("$route", (row) => {
  it.each(VISITORS)("is open only to some visitors: %s", async (who) => {
    const verdict = verdictFor(row, who, owned);
    for (const address of waysOf(row, row.address(owned), who)) {
      if (REFUSED[verdict]) {
        await refused(row, verdict, who, address);
        continue;
      }
      const answer = await shop.ask(address, visitors.cookies[who]);
      expect(outcomeOf(answer).status, address).toBe(row.opens ?? 200);
      const text = await answer.text();
      if (verdict === "own") expect(text, address).not.toMatch(forbiddenText(row, who));
      else if (row.mark !== null) expect(text, address).toMatch(new RegExp(row.mark ?? MARK, "i"));
    }
  });

  it("refuses every forged address", async () => {
    for (const address of row.forged?.(owned) ?? []) {
      for (const way of waysOf(row, address, permittedVisitor(row)))
        await refused(row, "none", permittedVisitor(row), way);
    }
  });

  it.each((row.posts ?? []).map((post) => [post.does, post] as const))(
    "does nothing for other visitors: %s",
    async (_does, post) => {
      owned = await createOwned(shop, visitors);
      const address = row.address(owned);
      const fields = post.fields(owned, await revisionOf(row, address));
      for (const who of VISITORS) {
        const verdict = verdictFor(row, who, owned, post);
        if (!REFUSED[verdict]) continue;
        for (const way of waysOf(row, address, who, verdict)) await refused(row, verdict, who, way, fields);
      }
      for (const forged of row.forged?.(owned) ?? []) {
        for (const way of waysOf(row, forged, permittedVisitor(row)))
          await refused(row, "none", permittedVisitor(row), way, fields);
      }
      await done(row, post, fields);
    },
  );
});

/** Asserts that the same form works for a permitted visitor: only the sender was wrong. */
async function done(row: Row, post: Post, fields: Fields): Promise<void> {
  const before = shop.writes();
  const answer = await shop.ask(row.address(owned), visitors.cookies[permittedVisitor(row)], fields);
  expect(answer.status, (await answer.text()).slice(0, 300)).toBe(post.done);
  if (post.keepsAll) expect(shop.writes()).toBe(before);
  else expect(shop.writes()).not.toBe(before);
}
