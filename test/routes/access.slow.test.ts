import { beforeAll, describe, expect, it, vi } from "vitest";
import { sitePaths } from "~/brand/paths";
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
import { shopRoutes, type WholeShop, wholeShop } from "../support/whole-shop";

vi.mock("~/platform/log.server", () => ({ log: { info() {}, warn() {}, error() {} } }));

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
  const isOneEnough = ALWAYS_REFUSED.includes(who) || (WITH_ROLES.includes(who) && verdict !== "shown");
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
  const rowOf = (address: string) => ROWS.find(({ route }) => `/${route.replaceAll(".", "/")}` === address);

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
