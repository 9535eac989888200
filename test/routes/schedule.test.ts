import { beforeAll, describe, expect, it } from "vitest";
import "../support/shop-env";
import { shopDatabase } from "~/base/database/shop-database.server";
import { workPartsOf } from "~/house/capacity/bookings.server";
import type { LinkedOrder } from "~/ordering/orders/order";
import { rowOfNumber } from "~/ordering/orders/stored/orders.server";
import * as order from "~/routes/admin.orders_.$number._index";
import * as schedule from "~/routes/admin.schedule";
import * as station from "~/routes/admin.schedule_.$station";
import * as stations from "~/routes/admin.schedule_.stations";
import * as shipsBy from "~/routes/ships-by";
import { ADMIN } from "../support/embedded-backend";
import { placeInShop } from "../support/order-shop";
import { routedShop } from "../support/routed-shop";
import { SHOP } from "../support/shop-env";
import { signInToShop } from "../support/shop-session";
import { putOrder } from "../support/stored-orders";

const handle = routedShop({
  "admin.schedule": ["admin/schedule", schedule],
  "admin.schedule_.$station": ["admin/schedule/:station", station],
  "admin.orders_.$number._index": ["admin/orders/:number", order],
  "admin.schedule_.stations": ["admin/schedule/stations", stations],
  "ships-by": ["ships-by", shipsBy],
});

let cookie = "";
let placed: LinkedOrder;

const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const shown = async (address: string) =>
  textOf(await handle(new Request(SHOP + address, { headers: { Cookie: cookie } })));
const post = (address: string, fields: Readonly<Record<string, string>>) =>
  handle(
    new Request(SHOP + address, { method: "POST", headers: { Cookie: cookie }, body: new URLSearchParams(fields) }),
  );
const outcome = (answer: Response) => [answer.status, answer.headers.get("Location")];
const dayOf = async () => (await rowOfNumber((await shopDatabase()).db, placed.order.number))?.ships_on ?? "";
const isOpen = (day: Date) => day.getUTCDay() > 0 && day.getUTCDay() < 6;

/** The first working day that many days after the order's own. */
async function dayAfter(days: number): Promise<string> {
  const day = new Date(`${await dayOf()}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  while (!isOpen(day)) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

beforeAll(async () => {
  cookie = (await signInToShop(ADMIN)).cookie;
  placed = await placeInShop();
});

describe("/admin/schedule", () => {
  it("shows each station's weeks and the orders with their dates", async () => {
    const html = await shown("/admin/schedule");
    expect(html).toMatch(/role="img" aria-label="Finishing by week, booked of what it can do: week of /);
    expect(html).toContain(`<time dateTime="${await dayOf()}">`);
    expect(html).toContain("Nothing: every promised date can be met.");
  });

  const move = (fields: Readonly<Record<string, string>>, order = "") =>
    post("/admin/schedule", { intent: "move", reason: "Glass is late", ...fields, ...(order && { order }) });

  it("refuses a date beside its field, and keeps what was typed", async () => {
    const order = `${placed.order.number} ${await dayOf()}`;
    for (const [newDate, why] of [
      ["2020-01-02", "This date has passed"],
      ["soon", "Please enter a date such as"],
    ] as const) {
      const answer = await move({ order, newDate });
      const html = await textOf(answer);
      expect(answer.status).toBe(422);
      expect(html).toContain(why);
      expect(html).toContain("Glass is late");
    }
    expect((await move({ order, newDate: await dayAfter(7), reason: " " })).status).toBe(422);
    expect((await move({ order: `${placed.order.number} 2020-01-02`, newDate: await dayAfter(7) })).status).toBe(409);
  });

  it("moves a date, and undoes that", async () => {
    const [before, after] = [await dayOf(), await dayAfter(7)];
    const moved = await move({ order: `${placed.order.number} ${before}`, newDate: after });
    expect(outcome(moved)).toEqual([303, `/admin/schedule?moved=${placed.order.number}`]);
    expect(await dayOf()).toBe(after);
    expect(await shown(`/admin/schedule?moved=${placed.order.number}`)).toMatch(/Order \S+ now ships by /);
    const back = { intent: "move-back", order: `${placed.order.number} ${after}`, newDate: before };
    expect((await post("/admin/schedule", back)).status).toBe(303);
    expect(await dayOf()).toBe(before);
  });

  it("refuses a form that it does not have", async () => {
    expect((await post("/admin/schedule", { intent: "burn" })).status).toBe(400);
  });
});

describe("/admin/schedule/{station}", () => {
  const workOf = async () => {
    const { db } = await shopDatabase();
    const { id } = (await rowOfNumber(db, placed.order.number)) ?? { id: 0 };
    return workPartsOf(db, id);
  };

  it("lists a day's work, and saves a tick with a form, at once or taken back", async () => {
    await putOrder(await shopDatabase(), placed.order.number, ["confirmed"], Date.now());
    const day = (await workOf()).find((part) => part.station === 1)?.day ?? "";
    const page = `/admin/schedule/1?day=${day}`;
    const html = await shown(page);
    expect(html).toContain("<h1");
    expect(html).toMatch(/Cutting\s*<\/h1>/);
    expect(html).toContain(`Done: ${placed.order.number}`);
    const fields = { order: placed.order.number, done: "on" };
    expect(outcome(await post(page, fields))).toEqual([303, page]);
    expect((await workOf()).filter(({ isDone }) => isDone).map((part) => part.station)).toEqual([1]);
    expect(await shown(page)).toMatch(/checked=""/);
    const file = await shown(`/admin/orders/${placed.order.number}`);
    expect(file).toContain("Work by station and day");
    expect(file).not.toContain("Why it slips");
    expect((await post(page, { ...fields, inPlace: "yes" })).status).toBe(200);
    expect(outcome(await post(page, { order: placed.order.number }))).toEqual([303, page]);
    expect((await workOf()).filter(({ isDone }) => isDone)).toEqual([]);
    expect((await post(page, { order: "x" })).status).toBe(400);
    expect((await post("/admin/schedule/99", fields)).status).toBe(404);
  });
});

describe("/admin/schedule/stations", () => {
  const page = "/admin/schedule/stations";
  const revision = async () => /name="revision"[^>]*value="(\d+)"/.exec(await shown(page))?.[1] ?? "";
  const send = async (fields: Readonly<Record<string, string>>) =>
    post(page, { revision: await revision(), ...fields });

  it("saves a station, and undoes that", async () => {
    const sent = { intent: "station", id: "1", name: "Saw", minutes: "500", "piece-slab": "2.5", "area-slab": "" };
    expect(outcome(await send(sent))).toEqual([303, `${page}?saved`]);
    expect(await shown(page)).toContain("Saw, 500 minutes a day");
    expect((await send({ intent: "undo" })).status).toBe(303);
    expect(await shown(page)).toContain("Cutting, 960 minutes a day");
  });

  it("shows which orders an absence endangers before it is saved", async () => {
    const { db } = await shopDatabase();
    const { id } = (await rowOfNumber(db, placed.order.number)) ?? { id: 0 };
    const parts = (await workPartsOf(db, id)).filter((part) => part.station === 4);
    const [firstDay = "", lastDay = ""] = [parts.at(0)?.day, parts.at(-1)?.day];
    const sent = { intent: "absence", station: "4", minutes: "1440", firstDay, lastDay, reason: "Filters" };
    const asked = await send(sent);
    const html = await textOf(asked);
    expect(asked.status).toBe(200);
    expect(html).toMatch(/This order would (have to be planned again to ship on time|ship late): .*HV-/);
    expect(html).toContain("Save all the same");
    expect(await shown(page)).not.toContain("1,440 minutes fewer a day");
    expect(outcome(await send({ ...sent, checked: "yes" }))).toEqual([303, `${page}?saved`]);
    expect(await shown(page)).toContain("1,440 minutes fewer a day");
    const why = await shown(`/admin/orders/${placed.order.number}`);
    expect(why).toContain("Why it slips");
    expect(why).toContain("Waits: not paid, drawings not approved.");
    expect((await send({ intent: "undo" })).status).toBe(303);
  });

  it("refuses values beside their fields, and a save that is based on an older one", async () => {
    const wrong = await send({ intent: "station", id: "1", name: "", minutes: "all", "piece-slab": "4.55" });
    const html = await textOf(wrong);
    expect(wrong.status).toBe(422);
    for (const why of ["This field is required", "Please enter a whole number from 0", "at most one decimal"]) {
      expect(html).toContain(why);
    }
    const dates = {
      intent: "dates",
      slackDays: "3",
      heldBack: "10",
      booksAt: "placing",
      unconfirmedPercent: "25",
      strangerDays: "4",
    };
    expect((await send(dates)).status).toBe(303);
    expect((await post(page, { ...dates, revision: "0" })).status).toBe(409);
    const absence = { intent: "absence", station: "4", minutes: "480", firstDay: "2026-12-24", lastDay: "2026-12-01" };
    expect(await textOf(await send(absence))).toContain("Please enter the first day or a later one");
    expect((await send({ ...absence, lastDay: "12/31/2026" })).status).toBe(303);
    expect(await shown(page)).toContain("480 minutes fewer a day");
  });

  it("sells rush once the owner has saved it, and refuses its values beside their fields", async () => {
    const ask = async () => (await handle(new Request(`${SHOP}/ships-by?pieces=ashby+2+240000`))).json();
    expect(await ask()).not.toHaveProperty("rush");
    const rush = { intent: "rush", rushSold: "on", rushPercent: "25", rushLeast: "$50.00", rushHeldBack: "10" };
    const wrong = await textOf(await send({ ...rush, rushPercent: "201", rushLeast: "0" }));
    for (const why of ["Please enter a whole number from 0 to 200", "Please enter an amount from $1 to $10,000"]) {
      expect(wrong).toContain(why);
    }
    expect(outcome(await send(rush))).toEqual([303, `${page}?saved`]);
    expect(await shown(page)).toContain("rush 25%, at least $50.00, 10% reserved for it");
    const { shipsOn, rush: offer } = await ask();
    expect(offer).toEqual({ shipsOn: expect.any(String), percent: 25, leastCents: 5000 });
    expect(offer.shipsOn < shipsOn).toBe(true);
    expect((await send({ intent: "undo" })).status).toBe(303);
    expect(await ask()).not.toHaveProperty("rush");
  });
});

describe("/ships-by", () => {
  const ask = (query: string) => handle(new Request(`${SHOP}/ships-by?${query}`));

  it("says when a list can ship, and lets browsers show it again for a minute", async () => {
    const answer = await ask("pieces=ashby+2+240000");
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=60");
    expect(await answer.json()).toEqual({
      shipsOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      isBookedAtOnce: true,
      onTime: null,
    });
  });

  it("has no date for a style that is not sold, and refuses anything but a list", async () => {
    expect(await (await ask("pieces=unknown+2+240000")).json()).toMatchObject({ shipsOn: null });
    for (const query of ["", "pieces=ashby", "pieces=ashby+0+1", "pieces=ashby+1+x", "pieces=../x+1+1"]) {
      expect((await ask(query)).status).toBe(400);
    }
  });
});
