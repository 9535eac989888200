import { randomBytes } from "node:crypto";
import { DAY_MS, type EpochMs, HOUR_MS } from "~/base/time/time";
import type { OrderState } from "~/house/capacity/order-state";
import type { PaymentKind } from "~/house/invoices/invoice";
import { currentTerms } from "~/house/settings/settings.server";
import { makeClaim } from "~/ordering/claims/claim-making.server";
import { answerClaim } from "~/ordering/claims/claims.server";
import { claimablePieces } from "~/ordering/orders/claims";
import type { LinkedOrder, OrderTerms } from "~/ordering/orders/order";
import { detailsOf, ORDER_DETAILS } from "~/ordering/orders/order-details";
import { priceLines } from "~/ordering/orders/order-price";
import { taxByRate } from "~/ordering/orders/order-sum";
import { CARRIERS, type Shipment } from "~/ordering/orders/shipment";
import { answerOrder, setOrderState } from "~/ordering/orders/stored/file-changes.server";
import { approveProof, cancelOrder, writeToShop } from "~/ordering/orders/stored/linked-orders.server";
import { findOrderFile } from "~/ordering/orders/stored/order-file.server";
import { readOrderMoney } from "~/ordering/orders/stored/order-money.server";
import { type Customer, placeOrder } from "~/ordering/orders/stored/order-placing.server";
import { findOrderByLink } from "~/ordering/orders/stored/orders.server";
import { recordOrderPayment } from "~/ordering/orders/stored/recorded-payments.server";
import type { DemoPerson } from "./people";
import { createLines } from "./pieces";
import type { Random } from "./random";
import { CLAIMS, JOBS, QUESTIONS } from "./words";
import { officeTime, shopDayAt, type World } from "./world.server";

const DELIVERIES = ["", ...Object.keys(ORDER_DETAILS.delivery.choices)];

/** A customer of the demo; `account` is `null` for a guest. */
export interface DemoCustomer {
  readonly person: DemoPerson;
  readonly account: Customer | null;
  /** How many days after the confirmation they usually pay. */
  readonly paysAfter: number;
}

const PAYING: readonly PaymentKind[] = ["check", "transfer", "card"];

/** The limits on orders are for visitors. */
export const NO_LIMITS = { factor: 1000, senders: [] };

export const newKey = () => randomBytes(16).toString("hex");

async function linkedOrder({ database }: World, link: string): Promise<LinkedOrder> {
  const found = await findOrderByLink(database.db, link);
  if (!found) throw new Error("an order of the demo is gone");
  return found;
}

async function place(world: World, { person, account }: DemoCustomer, at: number): Promise<string> {
  const { database, random, products, prefix, shop } = world;
  const lines = Array.from({ length: random.chance(25) ? 2 : 1 }, () =>
    createLines(random, random.pick(products)),
  ).flat();
  const terms = await currentTerms(database.db, account?.pricedTier ?? null);
  const outcome = await placeOrder(
    database,
    {
      ...person,
      key: newKey(),
      ...detailsOf({
        jobName: random.pick(JOBS),
        delivery: random.pick(DELIVERIES),
        poNumber: account ? `PO-${random.whole(1000, 9999)}` : "",
      }),
      lines,
      shownCents: priceLines(lines, terms).totalCents,
    },
    { customer: account, products, prefix, shop, limits: NO_LIMITS },
    at,
  );
  if (outcome.outcome !== "placed") throw new Error(`an order of the demo is ${outcome.outcome}`);
  return outcome.link;
}

interface Move {
  readonly state: OrderState;
  readonly terms: OrderTerms | null;
  readonly shipment?: Shipment;
}

async function move(world: World, link: string, next: Move, at: number): Promise<void> {
  const { database, actorId, shop } = world;
  const { order } = await linkedOrder(world, link);
  const file = await findOrderFile(database.db, order.number);
  if (!file) throw new Error("an order of the demo has no file");
  const target = { number: order.number, revision: file.revision, actorId, shop };
  await setOrderState(database, target, next, at);
}

async function pay(world: World, link: string, hundredths: number, at: number): Promise<void> {
  const { database, random, shop, actorId } = world;
  const { order } = await linkedOrder(world, link);
  const money = await readOrderMoney(database.db, order.number, shop.timeZone, at);
  const invoice = money?.invoice;
  if (!invoice) return;
  const total = invoice.revisions.at(-1)?.totalCents ?? 0;
  const kind = random.pick(PAYING);
  const reference = kind === "check" ? `No. ${random.whole(1001, 4999)}` : "";
  const payment = { kind, receivedOn: shopDayAt(world, at), cents: Math.floor((total * hundredths) / 100), reference };
  await recordOrderPayment(database, { number: order.number, actorId, shop }, payment, money.entries.length, at);
}

/** A customer's question about an order, which the office usually answers the next day. */
function addQuestion(world: World, link: string, at: number): void {
  const { agenda, database, random, actorId, shop } = world;
  const [question, answer] = random.pick(QUESTIONS);
  agenda.add(at, async (asked) => {
    await writeToShop(database, link, question, shop, asked);
    if (!random.chance(85)) return;
    agenda.add(officeTime(world, asked + HOUR_MS), async (answered) => {
      const { number } = (await linkedOrder(world, link)).order;
      await answerOrder(database, { number, actorId, shop }, answer, answered);
    });
  });
}

const createShipment = (random: Random): Shipment => ({
  carrier: random.pick(CARRIERS),
  trackingNumber: String(random.whole(100_000_000, 999_999_999)),
  cartons: random.whole(1, 6),
  pounds: random.whole(20, 320),
});

function make(world: World, link: string, shipsOn: string, confirmedAt: EpochMs): void {
  const { agenda, random } = world;
  const step = (at: number, state: OrderState, then: (done: number) => void) =>
    agenda.add(at, async (done) => {
      const shipment = state === "shipped" ? { shipment: createShipment(random) } : {};
      await move(world, link, { state, terms: null, ...shipment }, done);
      then(done);
    });
  const due = Date.parse(`${shipsOn}T22:00:00Z`);
  const shipping = random.chance(88) ? due - random.whole(1, 30) * HOUR_MS : due + random.whole(20, 70) * HOUR_MS;
  step(officeTime(world, confirmedAt + random.whole(2, 5) * DAY_MS), "in-production", () =>
    step(shipping, "shipped", (shippedAt) =>
      step(shippedAt + random.whole(2, 5) * DAY_MS, "delivered", (deliveredAt) => {
        if (random.chance(9)) addClaim(world, link, deliveredAt + random.whole(4, 90) * HOUR_MS);
        step(deliveredAt + random.whole(11, 14) * DAY_MS, "finished", () => {});
      }),
    ),
  );
}

async function confirm(world: World, link: string, { paysAfter }: DemoCustomer, at: number): Promise<void> {
  const { agenda, database, random, shop } = world;
  const { order } = await linkedOrder(world, link);
  if (order.state !== "received") return;
  const money = await readOrderMoney(database.db, order.number, shop.timeZone, at);
  const freightCents = 9500 + 500 * random.whole(0, 30);
  const offer = money?.tax.offer;
  const taxCents = (offer && taxByRate({ ...order, terms: { freightCents, taxCents: null } }, offer)) ?? 0;
  await move(world, link, { state: "confirmed", terms: { freightCents, taxCents, shipsOn: null } }, at);
  const { shipsOn } = (await linkedOrder(world, link)).order.terms;
  if (random.chance(90)) {
    agenda.add(at + random.whole(2, 44) * HOUR_MS, async (approvedAt) => {
      await approveProof(database, link, shop, approvedAt);
    });
  }
  const paidAt = officeTime(world, at + paysAfter * DAY_MS + random.whole(0, 40) * HOUR_MS);
  const isLate = random.chance(8);
  if (!isLate) agenda.add(paidAt, (now) => pay(world, link, 100, now));
  else if (random.chance(50)) agenda.add(paidAt, (now) => pay(world, link, 50, now));
  if (shipsOn) make(world, link, shipsOn, at);
}

export function follow(world: World, customer: DemoCustomer, link: string, placedAt: EpochMs): void {
  const { agenda, database, random, shop } = world;
  if (random.chance(5)) {
    agenda.add(placedAt + random.whole(1, 20) * HOUR_MS, async (now) => {
      await cancelOrder(database, link, shop, now);
    });
  }
  if (random.chance(14)) addQuestion(world, link, placedAt + random.whole(2, 96) * HOUR_MS);
  const confirmation = officeTime(world, placedAt + random.whole(3, 30) * HOUR_MS);
  agenda.add(confirmation, (now) => confirm(world, link, customer, now));
}

export function addOrder(world: World, customer: DemoCustomer, at: number): void {
  world.agenda.add(at, async (placedAt) => {
    follow(world, customer, await place(world, customer, placedAt), placedAt);
  });
}

/** A customer's claim with photographs; the office usually answers it, and settles it days later. */
function addClaim(world: World, link: string, at: number): void {
  const { agenda, database, files, photographs, random, actorId, shop } = world;
  const [text, answer] = random.pick(CLAIMS);
  const answerLater = (claimId: string, from: number, state: "answered" | "settled", words: string) =>
    agenda.add(officeTime(world, from), async (now) => {
      await answerClaim(database, { claimId, actorId, state, text: words, shop }, now);
    });
  agenda.add(at, async (now) => {
    const linked = await findOrderByLink(database.db, link);
    if (!linked) return;
    const pieces = [random.pick(claimablePieces(linked.order))];
    const shown = photographs.slice(0, random.whole(1, 2));
    const request = { key: newKey(), text, pieces, photographs: shown };
    const claim = await makeClaim(database, { link, request, files, shop }, now);
    if (typeof claim === "string") throw new Error(`a claim of the demo is ${claim}`);
    if (!random.chance(75)) return;
    answerLater(claim.id, now + 2 * HOUR_MS, "answered", answer);
    answerLater(claim.id, now + random.whole(4, 9) * DAY_MS, "settled", "The new pieces are on their way.");
  });
}
