import { expect, it } from "vitest";
import type { OrderState } from "~/house/capacity/order-state";
import { readRemade } from "~/office/figures/sold.server";
import { countWaiting } from "~/office/today/waiting.server";
import { makeClaim } from "~/ordering/claims/claim-making.server";
import { listClaims } from "~/ordering/claims/claims.server";
import { photographFiles } from "~/ordering/claims/photograph-files.server";
import { findPassport, labelCodes } from "~/ordering/door-pages/stored/door-passports.server";
import type { Claim } from "~/ordering/orders/claims";
import { EVERY_ORDER, type OrderFile } from "~/ordering/orders/order-file";
import { labelMarks } from "~/ordering/orders/remade-words";
import { setOrderState, setOrderTerms, undoOrderState } from "~/ordering/orders/stored/file-changes.server";
import { renewLink } from "~/ordering/orders/stored/linked-orders.server";
import { findOrderFile } from "~/ordering/orders/stored/order-file.server";
import { findOrderByLink } from "~/ordering/orders/stored/orders.server";
import { listReceivedOrders } from "~/ordering/orders/stored/received-orders.server";
import { workFileOf } from "~/ordering/orders/work-file";
import type { RemakeRequest } from "~/ordering/remakes/remake-form";
import { makeRemake, remakeLinks } from "~/ordering/remakes/remakes.server";
import { changesOf } from "../support/changed-orders";
import { MAIL_SHOP } from "../support/mail-shop";
import { AGREED, aDoor, aKey, anOrderRequest } from "../support/order-builders";
import { aSoldLine, fileOf, placeIn, putOrder, WORKSHOP } from "../support/stored-orders";
import { describeStored, type OpenDatabase } from "./with-database";

const ZONE = "America/Los_Angeles";
const TO_DELIVERED: readonly OrderState[] = ["confirmed", "in-production", "shipped", "delivered"];
const FIRST = { line: 0, list: "doors", index: 0, hand: "", quantity: 1 } as const;

const sentOf = (change: Partial<RemakeRequest> = {}): RemakeRequest => ({
  ...{ key: aKey(), claim: "", cause: "made", pieces: [FIRST], again: false },
  ...change,
});

export function describeRemakes(engine: string, open: OpenDatabase): void {
  describeStored(`remakes, ${engine}`, open, ({ database, now, pass }) => {
    async function anOrder(states = TO_DELIVERED) {
      const line = await aSoldLine(database());
      const doors = [aDoor({ location: "Sink" }), aDoor({ hinge: "pair", quantity: 2, location: "Pantry" })];
      const { order, link } = await placeIn(database(), anOrderRequest([{ ...line, doors }]), { now: now() });
      await putOrder(database(), order.number, states, now());
      return { number: order.number, link };
    }
    const remake = (number: string, sent: RemakeRequest) =>
      makeRemake(database(), { number, sent, actorId: WORKSHOP.id, shop: MAIL_SHOP }, now());
    async function made(number: string, sent = sentOf()) {
      const outcome = await remake(number, sent);
      if (outcome.outcome !== "made") throw new Error(outcome.outcome);
      const file = await findOrderFile(database().db, outcome.number);
      if (!file) throw new Error("no remake");
      return file;
    }
    const change = (number: string, revision: number) => ({ number, revision, actorId: WORKSHOP.id, shop: MAIL_SHOP });
    const mails = (about: string) =>
      database()
        .db.selectFrom("outbox")
        .select(["kind", "subject", "text"])
        .where("about", "=", about)
        .orderBy("id")
        .execute();
    const files = photographFiles(":memory:");
    async function aClaim(link: string) {
      const request = { key: aKey(), text: "Split", pieces: [{ line: 0, list: "doors", index: 0 }], photographs: [] };
      return (await makeClaim(database(), { link, request: request as never, files, shop: MAIL_SHOP }, now())) as Claim;
    }
    const claimState = async (link: string) => (await listClaims(database().db, { link }))?.at(-1);

    it("are confirmed orders of the same pieces at no charge, linked both ways", async () => {
      const original = await anOrder();
      const right = { ...FIRST, index: 1, hand: "right" } as const;
      const { order, link, history } = await made(
        original.number,
        sentOf({ pieces: [FIRST, right], cause: "damaged" }),
      );
      expect(order).toMatchObject({
        ...{ state: "confirmed", totalCents: 0, wishes: "", jobName: "Lee kitchen", poNumber: "PO-7" },
        ...{ terms: { freightCents: 0, taxCents: 0 }, remake: { of: original.number, cause: "damaged" } },
        pricing: { isFree: true, lines: [{ listCents: 0, cents: 0 }] },
        contact: { email: "ann@site.test" },
      });
      expect(order.lines[0]?.doors).toMatchObject([
        { location: "Sink", quantity: 1, hinge: "left" },
        { location: "Pantry", quantity: 1, hinge: "right" },
      ]);
      expect(order.invoice).toBeUndefined();
      expect(history.map(({ kind, state, by, actor }) => [kind, state, by, actor?.id])).toEqual([
        ["state", "received", "shop", WORKSHOP.id],
        ["state", "confirmed", "shop", WORKSHOP.id],
      ]);
      const before = await findOrderByLink(database().db, original.link);
      expect(before?.order.remakes).toMatchObject([
        { number: order.number, stage: "open", cause: "damaged", pieces: [FIRST, right] },
      ]);
      expect(await remakeLinks(database().db, original.link)).toEqual({ [order.number]: link });
      expect(await remakeLinks(database().db, link)).toEqual({ [original.number]: original.link });
      const [mail, ...more] = await mails(order.number);
      expect(more).toEqual([]);
      expect(mail?.subject).toBe(`We are making pieces of order ${original.number} again: order ${order.number}`);
      expect(mail?.text).toContain("at no charge");
      expect(mail?.text).not.toMatch(/\$(?!0\.00)/);
    });

    it("are made of an order in production, which keeps its date and stays in production", async () => {
      const original = await anOrder(["confirmed", "in-production"]);
      const before = await findOrderFile(database().db, original.number);
      expect(await remake(original.number, sentOf({ cause: "damaged" }))).toEqual({ outcome: "invalid" });
      const { order, revision } = await made(original.number);
      const shipsOn = before?.order.terms.shipsOn;
      expect(order.remake).toEqual({ of: original.number, cause: "made", unshipped: { shipsOn } });
      const after = await findOrderFile(database().db, original.number);
      expect(after?.order.terms).toEqual(before?.order.terms);
      expect([before?.undoesTo, after?.undoesTo]).toEqual(["confirmed", null]);
      expect(workFileOf(after as OrderFile, false).marks).toMatchObject([
        { line: 0, list: "doors", index: 0, text: `Made again in order ${order.number}.`, again: order.number },
      ]);
      await setOrderState(database(), change(order.number, revision), { state: "cancelled", terms: null }, now());
      expect((await findOrderFile(database().db, original.number))?.undoesTo).toBe("confirmed");
    });

    it("are canceled with their original, and cannot go on without it", async () => {
      const original = await anOrder(["confirmed", "in-production"]);
      const first = await made(original.number);
      await putOrder(database(), first.order.number, ["in-production"], now());
      const second = await made(first.order.number);
      const file = await findOrderFile(database().db, original.number);
      const cancel = { state: "cancelled", terms: null } as const;
      const outcome = await setOrderState(database(), change(original.number, file?.revision ?? 0), cancel, now());
      const files = await Promise.all([first, second].map(({ order }) => findOrderFile(database().db, order.number)));
      expect(files.map((one) => [one?.order.state, one?.undoesTo])).toEqual([
        ["cancelled", null],
        ["cancelled", null],
      ]);
      await undoOrderState(database(), change(original.number, fileOf(outcome).revision), now());
      expect((await findOrderFile(database().db, first.order.number))?.undoesTo).toBe("in-production");
    });

    it("say what was corrected: on their page, their work order, and in their mail", async () => {
      const { number } = await anOrder();
      const was = aDoor({ location: "Pantry", hinge: "right" });
      const corrected = { ...was, hinge: "left", height: { inches: 31, fraction: "1/2" } } as const;
      const right = { ...FIRST, index: 1, hand: "right", corrected } as const;
      expect(await remake(number, sentOf({ cause: "finish", pieces: [right] }))).toEqual({ outcome: "invalid" });
      const file = await made(number, sentOf({ cause: "ordered", pieces: [FIRST, right] }));
      const { order } = file;
      expect(order.lines[0]?.doors[1]).toMatchObject({ hinge: "left", height: { inches: 31 }, quantity: 1 });
      expect(order.remake?.corrected).toEqual([{ line: 0, list: "doors", index: 1, was }]);
      const text = '15 1/2" × 31 1/2", was 15 1/2" × 30"; Hinged left, was hinged right';
      expect(workFileOf(file, false).marks?.map((mark) => mark.text)).toEqual([`Corrected: ${text}.`]);
      expect(labelMarks(order).map((mark) => mark.text)).toEqual(['was 15 1/2" × 30", hinged right']);
      const [mail] = await mails(order.number);
      expect(mail?.text.replace(/\s+/g, " ")).toContain(`with these corrections: Door 2, Pantry: ${text}`);
      expect(order.totalCents).toBe(0);
    });

    it("have pages of their own, and the page of a piece tells only that it was made again", async () => {
      const { number } = await anOrder();
      const door = async (code = "") => {
        const found = await findPassport(database().db, code, ZONE);
        return found?.state === "open" ? found.door : null;
      };
      const codesOf = (of: string) => labelCodes(database(), of, now());
      const [sink, pair] = Object.values(await codesOf(number));
      const again = async () => {
        const all = await Promise.all([...(sink ?? []), ...(pair ?? [])].map(door));
        return all.map((one) => one?.isMadeAgain);
      };
      expect(await again()).toEqual([false, false, false]);
      const corrected = aDoor({ location: "Sink", height: { inches: 31, fraction: "1/2" } });
      const { order } = await made(number, sentOf({ pieces: [{ ...FIRST, corrected }] }));
      expect(await again()).toEqual([true, false, false]);
      await made(number, sentOf({ pieces: [{ ...FIRST, index: 1, hand: "right" }] }));
      expect(await again()).toEqual([true, false, true]);
      const old = JSON.stringify(await door(sink?.[0]));
      const [[fresh] = []] = Object.values(await codesOf(order.number));
      expect(fresh).not.toBe(sink?.[0]);
      const piece = await door(fresh);
      expect(piece?.item.doors[0]?.height).toEqual({ inches: 31, fraction: "1/2" });
      for (const secret of [order.number, number, fresh ?? "", "31", "made wrong", "Sink"])
        expect(old).not.toContain(secret);
      expect(JSON.stringify(piece)).not.toMatch(new RegExp(`${number}|Sink|was|\\b30\\b`));
    });

    it("are made once for each key, and only of pieces of an order whose production has begun", async () => {
      const [{ number }, early] = [await anOrder(), await anOrder(["confirmed"])];
      const sent = sentOf();
      const both = await Promise.all([remake(number, sent), remake(number, sent)]);
      expect(both[0]).toEqual(both[1]);
      expect(await remake(number, { ...sent, cause: "finish" })).toEqual({ outcome: "other" });
      expect(await remake(early.number, sentOf())).toEqual({ outcome: "not-now" });
      expect(await remake("TS-999999", sentOf())).toEqual({ outcome: "unknown" });
      const impossible = [
        [],
        [{ ...FIRST, index: 9 }],
        [{ ...FIRST, quantity: 2 }],
        [{ ...FIRST, index: 1 }],
        [FIRST, FIRST],
      ];
      for (const pieces of impossible) {
        expect(await remake(number, sentOf({ pieces, again: true }))).toEqual({ outcome: "invalid" });
      }
      expect(await remake(number, sentOf({ key: "x" }))).toEqual({ outcome: "invalid" });
    });

    it("make a piece once more only if that is confirmed, and not if the first remake was canceled", async () => {
      const { number } = await anOrder();
      const two = await Promise.all([remake(number, sentOf()), remake(number, sentOf())]);
      expect(two.map(({ outcome }) => outcome).sort()).toEqual(["again", "made"]);
      const second = await made(number, sentOf({ again: true }));
      const third = await anOrder();
      const first = await made(third.number);
      await setOrderState(
        database(),
        change(first.order.number, first.revision),
        { state: "cancelled", terms: null },
        now(),
      );
      expect(await remake(third.number, sentOf())).toMatchObject({ outcome: "made" });
      expect(second.order.remake?.of).toBe(number);
    });

    it("settle their claim until they are canceled, and again when that is undone", async () => {
      const { number, link } = await anOrder();
      const claim = await aClaim(link);
      const waiting = async () => (await countWaiting(database().db, ZONE, now())).openClaims;
      const open = await waiting();
      const other = await anOrder();
      expect(await remake(other.number, sentOf({ claim: claim.id }))).toEqual({ outcome: "unknown" });
      const { order, revision } = await made(number, sentOf({ claim: claim.id }));
      expect(await claimState(link)).toMatchObject({
        state: "settled",
        answers: [{ remake: { number: order.number, isCanceled: false } }],
      });
      expect(await waiting()).toBe(open - 1);
      const cancel = { state: "cancelled", terms: null } as const;
      const canceled = await setOrderState(database(), change(order.number, revision), cancel, now());
      expect(await claimState(link)).toMatchObject({ state: "open", answers: [{ remake: { isCanceled: true } }] });
      expect(await waiting()).toBe(open);
      const claimed = await listReceivedOrders(database(), { ...EVERY_ORDER, waiting: "claim" });
      expect(claimed.orders.map((one) => one.number)).toContain(number);
      await undoOrderState(database(), change(order.number, fileOf(canceled).revision), now());
      expect((await claimState(link))?.state).toBe("settled");
    });

    it("are never mentioned if they are canceled before their mail was sent", async () => {
      const { number } = await anOrder();
      const { order, revision } = await made(number);
      await setOrderState(database(), change(order.number, revision), { state: "cancelled", terms: null }, now());
      const left = await database()
        .db.selectFrom("outbox")
        .select("kind")
        .where("about", "=", order.number)
        .where(({ eb, or }) => or([eb("not_after", "is", null), eb("not_after", ">", now())]))
        .execute();
      expect(left).toEqual([]);
    });

    it("stay free, wait for no approval, and cannot be put back to received", async () => {
      const { number } = await anOrder();
      const file = await made(number);
      expect(file.undoesTo).toBeNull();
      const target = change(file.order.number, file.revision);
      expect(await setOrderTerms(database(), target, { ...AGREED, freightCents: 5000 }, now())).toBe("changed");
      expect(await setOrderTerms(database(), target, { ...AGREED, shipsOn: "2026-02-02" }, now())).toMatchObject({
        order: { terms: { shipsOn: "2026-02-02" } },
      });
      const drawings = await listReceivedOrders(database(), { ...EVERY_ORDER, waiting: "drawings" });
      expect(drawings.orders.map((one) => one.number)).not.toContain(file.order.number);
      const done = await putOrder(database(), file.order.number, ["in-production", "shipped"], now());
      expect(done.order.invoice).toBeUndefined();
      expect((await findOrderFile(database().db, number))?.order.remakes).toMatchObject([{ stage: "shipped" }]);
    });

    it("are booked ahead of others", async () => {
      const { number } = await anOrder();
      const { order } = await made(number);
      const booked = await database()
        .db.selectFrom("booking")
        .innerJoin("customer_order", "customer_order.id", "booking.order_id")
        .select("is_ahead")
        .where("number", "=", order.number)
        .execute();
      expect(new Set(booked.map(({ is_ahead }) => is_ahead))).toEqual(new Set([1]));
    });

    it("are never changed", async () => {
      const { number } = await anOrder();
      const { order } = await made(number);
      const { change: ask, offer } = changesOf(database, order.number, now);
      const wider = order.lines.map((line) => ({ ...line, doors: [aDoor({ location: "Elsewhere" })] }));
      expect(await ask(wider, { isRequest: true })).toEqual({ outcome: "closed" });
      expect(await offer(wider)).toEqual({ outcome: "closed" });
    });

    it("count by cause and style, and never as sales", async () => {
      pass(90 * 86_400_000);
      const span = { since: now(), before: now() + 1 };
      const { number } = await anOrder();
      const { order } = await made(number, sentOf({ cause: "finish" }));
      const gone = await made(number, sentOf({ again: true }));
      await setOrderState(
        database(),
        change(gone.order.number, gone.revision),
        { state: "cancelled", terms: null },
        now(),
      );
      expect(await readRemade(database().db, span)).toMatchObject([
        { cause: "finish", product_id: "ashby", title: "Ashby", pieces: 1, area: 248 * 480 },
      ]);
      const sold = await database()
        .db.selectFrom("sold_order")
        .innerJoin("customer_order", "customer_order.id", "order_id")
        .select(["number", "is_sold"])
        .where("number", "in", [number, order.number])
        .orderBy("order_id")
        .execute();
      expect(sold).toEqual([
        { number, is_sold: 1 },
        { number: order.number, is_sold: 0 },
      ]);
    });

    it("are lost to a withdrawn secret together with their original", async () => {
      const { number, link } = await anOrder();
      const { link: ofRemake } = await made(number);
      const fresh = (await renewLink(database(), link, now())) ?? "";
      expect(await findOrderByLink(database().db, ofRemake)).toBeNull();
      const [renewed = ""] = Object.values(await remakeLinks(database().db, fresh));
      await renewLink(database(), renewed, now());
      expect(await findOrderByLink(database().db, fresh)).toBeNull();
    });
  });
}
