import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import type { OrderState } from "~/house/capacity/order-state";
import type { LinkedOrder } from "~/ordering/orders/order";
import { findOrderByLink } from "~/ordering/orders/stored/orders.server";
import { ADMIN } from "../support/embedded-backend";
import "../support/shop-env";
import { openOrders, placeInShop, postTo } from "../support/order-shop";
import { signInToShop } from "../support/shop-session";
import { putOrder } from "../support/stored-orders";

let admin = "";
let placed: LinkedOrder;
let path = "";

beforeAll(async () => {
  admin = (await signInToShop(ADMIN)).cookie;
});
beforeEach(async () => {
  placed = await placeInShop();
  path = `/orders/${placed.link}/change`;
});

const put = async (...states: readonly OrderState[]) =>
  putOrder(await shopDatabase(), placed.order.number, states, Date.now());
const now = async () => (await findOrderByLink((await shopDatabase()).db, placed.link))?.order;
const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";

/** The fields of the form as the page shows it, with a door of another height. */
async function fields(change: Readonly<Record<string, string>> = {}): Promise<Record<string, string>> {
  const html = await (await openOrders(path)).text();
  return {
    revision: hidden(html, "revision"),
    prices: hidden(html, "prices"),
    line: "pieces",
    product: "ashby",
    finish: "",
    preBoreAll: "on",
    preBoreAllBefore: "on",
    "leaveOut.drawers": "on",
    "doors[0].widthInches": "15",
    "doors[0].widthFraction": "1/2",
    "doors[0].heightInches": "33",
    "doors[0].location": "Sink",
    "doors[0].preBored": "on",
    "doors[0].hinge": "left",
    "mailingAddress.address1": "1 Mill Lane",
    "mailingAddress.city": "Portland",
    "mailingAddress.province": "OR",
    "mailingAddress.zip": "97210",
    jobName: "Lee kitchen",
    poNumber: "PO-7",
    wishes: "Grain matched, please.",
    mode: hidden(html, "mode"),
    intent: "save",
    ...change,
  };
}

const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");

describe("the form that changes an order", () => {
  it("stores the next revision, and the page then has both", async () => {
    const answer = await postTo(path, await fields());
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/orders/${placed.link}?done=revised`]);
    expect((await now())?.lines[0]?.doors[0]?.height.inches).toBe(33);
    expect(await textOf(await openOrders(`/orders/${placed.link}`))).toContain("Revision 2.");
    const earlier = await textOf(await openOrders(`/orders/${placed.link}?revision=1`));
    expect(earlier).toContain("You are reading revision 1");
    expect(earlier).not.toContain("33&quot;");
  });

  it("still knows a style that the order no longer has, if it was typed before another tab removed it", async () => {
    const html = await textOf(await postTo(path, await fields({ revision: "0", product: "barrow" })));
    expect(html).toContain("This order was changed in the meantime");
    expect(html).toMatch(/<h2[^>]*>Barrow</);
    expect(html).not.toContain("$0.00 / sq ft");
  });

  it.each<[string, Readonly<Record<string, string>>, number, RegExp]>([
    ["no height", { "doors[0].heightInches": "" }, 422, /Height is required/],
    ["a door that cannot be made", { "doors[0].heightInches": "300" }, 422, /Please fix the following errors/],
    ["no city", { "mailingAddress.city": "" }, 422, /This field is required/],
    ["a PO box", { "mailingAddress.address1": "PO Box 12" }, 422, /Freight carriers do not deliver to PO boxes/],
    ["every line removed", { removed: "on" }, 422, /An order needs at least one piece/],
    ["prices that nobody has seen", { prices: "0".repeat(32) }, 409, /Prices have changed since you opened/],
    ["a revision that there never was", { revision: "7" }, 409, /This order was changed in the meantime/],
    ["a style that nobody sells", { product: "gone" }, 422, /it cannot be ordered like this/],
    ["nothing changed", { "doors[0].heightInches": "30" }, 422, /Nothing has changed yet/],
  ])("answers %s with the reason and everything typed, and stores nothing", async (_what, change, status, reason) => {
    const answer = await postTo(path, await fields({ jobName: "Typed name", ...change, ...same(change) }));
    const html = await textOf(answer);
    expect(answer.status).toBe(status);
    expect(html).toMatch(reason);
    expect(html).toContain(`value="${same(change).jobName ?? "Typed name"}"`);
    expect(await now()).toEqual(placed.order);
  });

  it("stores a changed delivery, and names it in the comparison in words", async () => {
    const change = { delivery: "forklift", deliveryContact: "Kim at the gate" };
    expect((await postTo(path, await fields(change))).status).toBe(303);
    expect(await now()).toMatchObject(change);
    const html = await textOf(await openOrders(`/orders/${placed.link}`));
    for (const words of ["Home or job site, forklift there", "Kim at the gate"]) expect(html).toContain(words);
  });

  it("takes a doubtful address once the customer says that it is right", async () => {
    const change = { "mailingAddress.address1": "PO Box 12", addressSure: "on" };
    expect((await postTo(path, await fields(change))).status).toBe(303);
    expect((await now())?.address.address1).toBe("PO Box 12");
    expect(await textOf(await openOrders(path))).toMatch(/name="addressSure"[^>]*checked/);
  });

  /** A form that changes nothing has the names of the order. */
  const same = (change: Readonly<Record<string, string>>): Record<string, string> =>
    change["doors[0].heightInches"] === "30" ? { jobName: "Lee kitchen" } : {};

  it("adds, removes and brings back rows and lines before JavaScript runs", async () => {
    const added = await postTo(path, await fields({ intent: "add:doors" }));
    expect(added.status).toBe(200);
    expect(await textOf(added)).toContain('aria-label="Door 2"');
    const removed = await textOf(await postTo(path, await fields({ intent: "remove-line" })));
    expect(removed).toContain("This line is removed from the order once you save.");
    expect(removed).toContain('value="33"');
    const back = await textOf(await postTo(path, await fields({ intent: "restore-line", removed: "on" })));
    expect(back).not.toContain("This line is removed");
    expect(await now()).toEqual(placed.order);
  });

  it("says which cups moved with a door's height, and moves none twice", async () => {
    const { "doors[0].heightInches": _height, intent: _save, ...typed } = await fields();
    const cups = { "doors[0].cups": "3 1/2; 26 1/2", "doors[0].cupsFor": "480|left|top|3 1/2;26 1/2" };
    const post = (intent: string) =>
      postTo(path, Object.entries({ ...typed, ...cups, "doors[0].heightInches": "33", intent }));
    const text = "Door 1: its lower cup keeps its distance from the other end, now 29 1/2&quot; from the top.";
    for (const intent of ["price", "add:doors"]) expect(await textOf(await post(intent))).toContain(text);
    const html = await textOf(await post("price"));
    expect(html).toContain('value="528|left|top|3 1/2;29 1/2"');
    const moved = { "doors[0].cups": "3 1/2; 29 1/2", "doors[0].cupsFor": "528|left|top|3 1/2;29 1/2" };
    const again = { ...typed, ...moved, "doors[0].heightInches": "33", intent: "price" };
    expect(await textOf(await postTo(path, Object.entries(again)))).not.toContain("from the other end");
    expect((await post("save")).status).toBe(303);
    expect(await textOf(await openOrders(`/orders/${placed.link}`))).toContain("29 1/2&quot; from the top");
  });

  /** A post of lines with this many doors and as many drawer fronts each. */
  const longPost = (lines: number, rows: number) => {
    const line = [
      ["line", "pieces"],
      ["product", "ashby"],
      ...["doors", "drawers"].flatMap((list) =>
        Array.from({ length: rows }, (_, row) => [`${list}[${row}].widthInches`, "15"]),
      ),
    ];
    return [["revision", "1"], ["intent", "price"], ...Array.from({ length: lines }, () => line).flat()];
  };

  it.each([
    ["two lines of 999 and 999 rows", 2, 999, {}],
    ["one line of 102 and 102 rows", 1, 102, {}],
    ["1,004 and 1,004 rows from a script", 2, 502, { "Sec-Fetch-Mode": "cors" }],
  ])("refuses %s before reading them", async (_what, lines, rows, headers) => {
    const answer = await postTo(path, longPost(lines, rows), "", headers);
    expect(answer.status).toBe(413);
    expect(await textOf(answer)).toMatch(/You can send up to 2000? rows at one time/);
  });

  it.each([
    ["200 rows", 1, 98, {}, true],
    ["more rows, whatever the request claims to be", 1, 101, { "Sec-Fetch-Mode": "cors" }, false],
    ["many lines without rows", 60, 0, {}, false],
  ])("writes the form of %s only if it is short", async (_what, lines, rows, headers, isWritten) => {
    const answer = await postTo(path, longPost(lines, rows), "", headers);
    const html = await textOf(answer);
    expect(answer.status).toBe(200);
    expect(html.includes('name="doors[0].widthInches"')).toBe(isWritten);
    expect(html.includes("Loading the pieces of this order")).toBe(!isWritten);
  });

  const BARROW = {
    "doors[0].widthInches": "20",
    "doors[0].heightInches": "24",
    "doors[0].location": "Island",
    "leaveOut.drawers": "on",
  };
  it("adds a line of another style before JavaScript runs, at today's price, and loses nothing", async () => {
    const { intent: _save, ...typed } = await fields();
    const press = { added: "barrow", intent: "add-line" };
    const added = await postTo(path, Object.entries({ ...typed, ...press }));
    const html = await textOf(added);
    expect(added.status).toBe(200);
    expect(html).toMatch(/<h2[^>]*>Barrow</);
    expect(html).toContain('value="33"');
    expect(await now()).toEqual(placed.order);
    const line = Object.entries({ line: "pieces", product: "barrow", finish: "", ...BARROW });
    const whole = [...Object.entries({ ...typed, prices: hidden(html, "prices") }), ...line, ["line", "end"]];
    const removed = await textOf(await postTo(path, [...Object.entries(typed), ...line, ["intent", "remove-line"]]));
    expect(removed).toContain("This line is removed from the order once you save.");
    expect((await postTo(path, [...whole, ["intent", "save"]])).status).toBe(303);
    expect((await now())?.lines.map(({ productId, doors }) => [productId, doors[0]?.location])).toEqual([
      ["ashby", "Sink"],
      ["barrow", "Island"],
    ]);
    const shown = await textOf(await openOrders(`/orders/${placed.link}`));
    expect(shown).toContain("Barrow, added");
  });

  it.each<[string, string, number, RegExp]>([
    ["no style", "", 422, /Choose a style first/],
    ["a style that was deleted", "gone", 422, /This style is no longer made/],
    ["no style's id", "../ashby", 422, /Choose a style first/],
  ])("does not add %s", async (_what, added, status, reason) => {
    const answer = await postTo(path, await fields({ intent: "add-line", added }));
    expect([answer.status, reason.test(await textOf(answer))]).toEqual([status, true]);
  });

  it("neither adds nor saves a line of a hidden style", async () => {
    const database = await shopDatabase();
    const state = (shown: "shown" | "hidden") =>
      write(database, (trx) =>
        trx.updateTable("product").set({ state: shown }).where("handle", "=", "calder").execute(),
      );
    const typed = await fields({ product: "calder", ...BARROW });
    await state("hidden");
    const added = await postTo(path, await fields({ intent: "add-line", added: "calder" }));
    expect([added.status, /This style is no longer made/.test(await textOf(added))]).toEqual([422, true]);
    const saved = await postTo(path, typed);
    expect([saved.status, /it cannot be ordered like this/.test(await textOf(saved))]).toEqual([422, true]);
    await state("shown");
    expect(await now()).toEqual(placed.order);
  });

  it("finds styles by name before JavaScript runs", async () => {
    const html = await textOf(await postTo(path, await fields({ intent: "price", find: "BARR" })));
    const options = /name="added".*?<\/select>/s.exec(html)?.[0].match(/value="[^"]+"/g);
    expect(options).toEqual(['value="barrow"']);
  });

  it("says that the order was changed, also by a button that saves nothing, and refuses more lines than an order has", async () => {
    const typed = await fields({ intent: "add:doors" });
    await postTo(path, await fields());
    const answer = await postTo(path, typed);
    expect([answer.status, /changed in the meantime/.test(await textOf(answer))]).toEqual([409, true]);
    const current = Object.entries({ ...(await fields()), intent: "price" });
    const lines = Array.from({ length: 400 }, () => Object.entries({ line: "pieces", product: "barrow", ...BARROW }));
    const long = await postTo(path, [...current, ...lines.flat(), ["line", "end"], ["intent", "save"]]);
    expect([long.status, /more than one order can hold/.test(await textOf(long))]).toEqual([422, true]);
    expect((await now())?.lines).toHaveLength(1);
  });

  it("turns into a request if the order is confirmed meanwhile, and loses nothing", async () => {
    const typed = await fields();
    await put("confirmed");
    const answer = await postTo(path, typed);
    const html = await textOf(answer);
    expect(answer.status).toBe(409);
    for (const text of ["We confirmed this order while", "Request this change", 'value="33"'])
      expect(html).toContain(text);
    const asked = await postTo(path, await fields());
    expect(asked.headers.get("Location")).toBe(`/orders/${placed.link}?done=requested`);
    expect((await now())?.lines).toEqual(placed.order.lines);
  });

  it("says why nothing changes while the order is made, with everything typed", async () => {
    const typed = await fields();
    await put("confirmed", "in-production");
    const answer = await postTo(path, typed);
    const html = await textOf(answer);
    expect(answer.status).toBe(409);
    expect(html).toContain("is in production, so its sizes can no longer change");
    expect(html).toContain('value="33"');
    expect(await textOf(await openOrders(path))).toContain("is in production, so its sizes can no longer change");
  });

  it("is for nobody without the order's secret", async () => {
    for (const other of ["0".repeat(32), "abc"]) {
      expect((await openOrders(`/orders/${other}/change`)).status).toBe(404);
      expect((await postTo(`/orders/${other}/change`, await fields())).status).toBe(404);
    }
  });
});

describe("the office's answer to a change", () => {
  const office = () => `/admin/orders/${placed.order.number}/change`;
  const answer = (change: Readonly<Record<string, string>>) => postTo(office(), change, admin);

  async function request(): Promise<string> {
    await put("confirmed");
    await postTo(path, await fields());
    const html = await (await openOrders(`/admin/orders/${placed.order.number}`, admin)).text();
    expect(html).toContain("Requested change");
    return hidden(html, "change");
  }

  it("needs an amount that is one, and a reason to decline", async () => {
    const change = await request();
    const fee = await answer({ change, intent: "accept-change", fee: "some", reason: "" });
    expect([fee.status, (await textOf(fee)).includes("Please enter an amount")]).toEqual([422, true]);
    const why = await answer({ change, intent: "decline-change", reason: " " });
    expect([why.status, (await textOf(why)).includes("Please say why")]).toEqual([422, true]);
    expect((await now())?.lines).toEqual(placed.order.lines);
  });

  it("stores an accepted change, and leads the workshop from an older revision to the current one", async () => {
    const change = await request();
    const sheet = `/admin/orders/${placed.order.number}/work-order`;
    expect(await textOf(await openOrders(sheet, admin))).toContain("ask the office before you saw");
    expect((await answer({ change, intent: "accept-change", fee: "", reason: "" })).status).toBe(303);
    expect((await now())?.contentRevision).toBe(2);
    const old = await openOrders(`${sheet}?revision=1`, admin);
    expect([old.status, old.headers.get("Location")]).toEqual([303, `${sheet}?revision=2&instead=1`]);
    const current = await textOf(await openOrders(`${sheet}?revision=2&instead=1`, admin));
    expect(current).toContain("Revision 1 was replaced");
    const labels = `/admin/orders/${placed.order.number}/labels`;
    const led = await openOrders(`${labels}?revision=1`, admin);
    expect([led.status, led.headers.get("Location")]).toEqual([303, `${labels}?revision=2&instead=1`]);
    expect(await textOf(await openOrders(`${labels}?revision=2&instead=1`, admin))).toContain(
      "Revision 1 was replaced",
    );
  });

  it("withdraws an offer without a note, and no page says more than is true", async () => {
    const change = await request();
    const page = () => openOrders(`${path.replace(/\/change$/, "")}?done=requested`);
    expect(await textOf(await page())).toContain("Nothing has changed yet");
    expect((await answer({ change, intent: "accept-change", fee: "25", reason: "" })).status).toBe(303);
    const offered = await textOf(await page());
    expect(offered).toContain("Approve this change");
    expect(offered).not.toContain("Nothing has changed yet");
    const file = await textOf(await openOrders(`/admin/orders/${placed.order.number}`, admin));
    expect(file).toMatch(/value="withdraw-change"[^>]*>Withdraw offer/);
    expect((await answer({ change, intent: "withdraw-change", reason: "" })).status).toBe(303);
    expect(await textOf(await page())).not.toContain("Approve this change");
  });

  it("comes too late for a change that was withdrawn", async () => {
    const change = await request();
    expect((await postTo(path, { change, intent: "withdraw-change" })).status).toBe(303);
    const late = await answer({ change, intent: "accept-change", fee: "", reason: "" });
    expect([late.status, (await textOf(late)).includes("no longer as the page showed it")]).toEqual([409, true]);
  });
});
