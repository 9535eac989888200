import { expect, it } from "vitest";
import type { Database } from "~/base/database/database.server";
import { DAY_MS } from "~/base/time/time";
import type { OrderState } from "~/house/capacity/order-state";
import { CLAIM_DAYS } from "~/house/promises/fixed-promises";
import { MAX_CLAIMS_PER_DAY, makeClaim, type NewClaim } from "~/ordering/claims/claim-making.server";
import { answerClaim, findPhotograph, listClaims, type OrderAt } from "~/ordering/claims/claims.server";
import { type PhotographFiles, photographFiles } from "~/ordering/claims/photograph-files.server";
import { type Claim, MAX_CLAIM_ANSWERS, MAX_CLAIMS } from "~/ordering/orders/claims";
import { EVERY_ORDER } from "~/ordering/orders/order-file";
import { renewLink } from "~/ordering/orders/stored/linked-orders.server";
import { listReceivedOrders } from "~/ordering/orders/stored/received-orders.server";
import { MAIL_SHOP } from "../support/mail-shop";
import { aKey } from "../support/order-builders";
import { anEncodedPhotograph } from "../support/photographs";
import { aStoredOrder } from "../support/stored-orders";
import { describeStored, type OpenDatabase } from "./with-database";

const NOWHERE = "0".repeat(32);

const TO_DELIVERED: readonly OrderState[] = ["confirmed", "in-production", "shipped", "delivered"];

type OpenFiles = (database: Database) => PhotographFiles;

const aClaim = (change: Partial<NewClaim> = {}): NewClaim => ({
  key: aKey(),
  text: "The panel is split",
  pieces: [],
  photographs: [],
  ...change,
});

/** @param openFiles where the engine's photographs are stored */
export function describeClaims(
  engine: string,
  open: OpenDatabase,
  openFiles: OpenFiles = () => photographFiles(":memory:"),
): void {
  describeStored(`claims, ${engine}`, open, ({ database, now, pass }) => {
    let opened: PhotographFiles | undefined;
    const files = () => {
      opened ??= openFiles(database());
      return opened;
    };
    const anOrder = (states = TO_DELIVERED) => aStoredOrder(database(), states, now());
    const make = (link: string, request: NewClaim) =>
      makeClaim(database(), { link, request, files: files(), shop: MAIL_SHOP }, now());
    const made = async (link: string, request: NewClaim) => (await make(link, request)) as Claim;
    const answer = (claimId: string, state: "answered" | "settled", text: string) =>
      answerClaim(database(), { claimId, actorId: "boss", state, text, shop: MAIL_SHOP }, now());
    const list = (at: OrderAt) => listClaims(database().db, at);
    const photograph = (at: OrderAt, id: string) => findPhotograph(database().db, files(), at, id);

    it("are stored once, as sent, and can be read with the page's secret and by the order's number", async () => {
      const { link, number } = await anOrder();
      const photographs = [await anEncodedPhotograph(), await anEncodedPhotograph()];
      const sent = aClaim({ pieces: [{ line: 0, list: "doors", index: 0 }], photographs });
      const claim = await made(link, sent);
      expect(claim).toMatchObject({ state: "open", text: sent.text, pieces: sent.pieces, answers: [] });
      expect(claim.photographs).toMatchObject([
        { width: 320, height: 240 },
        { width: 320, height: 240 },
      ]);
      const again = await Promise.all([1, 2, 3].map(() => make(link, sent)));
      expect(again).toEqual([claim, claim, claim]);
      expect(await list({ link })).toEqual([claim]);
      expect(await list({ number })).toEqual([claim]);
      for (const [index, { id }] of claim.photographs.entries()) {
        expect(await photograph({ link }, id)).toEqual(photographs[index]?.data);
        expect(await photograph({ number }, id)).toEqual(photographs[index]?.data);
      }
    });

    it("have a unique key: reusing it for other content or another order is refused", async () => {
      const [at, other] = [await anOrder(), await anOrder()];
      const sent = aClaim({ photographs: [await anEncodedPhotograph()] });
      await make(at.link, sent);
      expect(await make(at.link, { ...sent, text: "Another" })).toBe("other");
      expect(await make(at.link, { ...sent, pieces: [{ line: 0, list: "doors", index: 0 }] })).toBe("other");
      expect(await make(at.link, { ...sent, photographs: [await anEncodedPhotograph()] })).toBe("other");
      expect(await make(other.link, sent)).toBe("other");
      expect(await list(other)).toEqual([]);
    });

    it("are accepted from delivery on, up to a limit for each order", async () => {
      const shipped = await anOrder(["confirmed", "in-production", "shipped"]);
      const full = await anOrder();
      expect(await make(shipped.link, aClaim())).toBe("not-now");
      for (let count = 0; count < MAX_CLAIMS; count += 1) await made(full.link, aClaim());
      expect(await make(full.link, aClaim())).toBe("not-now");
    });

    it("mark their order in the admin's list until they are answered, and can be filtered by", async () => {
      const [at, other] = [await anOrder(), await anOrder([])];
      const listed = async (change = {}) =>
        (await listReceivedOrders(database(), { ...EVERY_ORDER, ...change })).orders;
      const openClaims = async () => {
        const orders = await listed();
        return [at, other].map(({ number }) => orders.find((one) => one.number === number)?.hasOpenClaim);
      };
      const waiting = async () => (await listed({ waiting: "claim" })).map(({ number }) => number);
      expect(await openClaims()).toEqual([false, false]);
      const claim = await made(at.link, aClaim());
      expect(await openClaims()).toEqual([true, false]);
      expect(await waiting()).toContain(at.number);
      expect(await waiting()).not.toContain(other.number);
      await answer(claim.id, "answered", "We look at it.");
      expect(await openClaims()).toEqual([false, false]);
      expect(await waiting()).not.toContain(at.number);
    });

    it("accept only words, pieces of the order, and JPEG", async () => {
      const { link } = await anOrder();
      const good = await anEncodedPhotograph();
      const bad = [
        aClaim({ text: "" }),
        aClaim({ text: " The panel is split" }),
        aClaim({ text: "x".repeat(2001) }),
        aClaim({ key: "short" }),
        aClaim({ pieces: [{ line: 0, list: "doors", index: 7 }] }),
        aClaim({ pieces: [{ line: 9, list: "doors", index: 0 }] }),
        aClaim({ pieces: Array.from({ length: 201 }, () => ({ line: 0, list: "doors", index: 0 })) }),
        aClaim({ photographs: [good, good, good, good, good] }),
        aClaim({ photographs: [{ ...good, data: Buffer.from("<svg/>") }] }),
        aClaim({ photographs: [{ ...good, data: Buffer.concat([good.data, Buffer.from(" ")]) }] }),
        aClaim({ photographs: [{ ...good, data: Buffer.concat([good.data, Buffer.alloc(1_000_000), good.data]) }] }),
        aClaim({ photographs: [{ ...good, width: 0 }] }),
        aClaim({ photographs: [{ ...good, height: 2049 }] }),
      ];
      for (const one of bad) expect(await make(link, one)).toBe("invalid");
      expect(await list({ link })).toEqual([]);
    });

    it("belong to one order, and a withdrawn secret opens nothing", async () => {
      const [at, other] = [await anOrder(), await anOrder()];
      const claim = await made(at.link, aClaim({ photographs: [await anEncodedPhotograph()] }));
      const id = claim.photographs[0]?.id ?? "";
      expect(await photograph({ link: other.link }, id)).toBeNull();
      expect(await photograph({ number: other.number }, id)).toBeNull();
      for (const forged of [NOWHERE, claim.id, "../x", "x"])
        expect(await photograph({ link: at.link }, forged)).toBeNull();
      for (const nobody of [{ link: NOWHERE }, { link: at.number }, { number: "TS-1" }, { number: at.link }]) {
        expect([await list(nobody), await photograph(nobody, id)]).toEqual([null, null]);
      }
      const link = (await renewLink(database(), at.link, now())) ?? "";
      expect(await list({ link: at.link })).toBeNull();
      expect(await photograph({ link: at.link }, id)).toBeNull();
      expect(await make(at.link, aClaim())).toBe("unknown");
      expect(await photograph({ link }, id)).not.toBeNull();
    });

    it("are answered and settled, each answer once", async () => {
      const { link } = await anOrder();
      const { id } = await made(link, aClaim());
      const words = { state: "answered", text: "We will remake it." } as const;
      expect(await answer(id, words.state, words.text)).toMatchObject({ state: "answered", answers: [words] });
      const event = await database()
        .db.selectFrom("audit_event")
        .select(["kind", "actor_id"])
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
      expect(event).toEqual({ kind: "claim.answered", actor_id: "boss" });
      expect(((await answer(id, words.state, words.text)) as Claim).answers).toHaveLength(1);
      const settled = (await answer(id, "settled", "It is on its way.")) as Claim;
      expect(settled.state).toBe("settled");
      expect(await list({ link })).toEqual([settled]);
      for (const unknown of [NOWHERE, "no claim"]) expect(await answer(unknown, "answered", "x")).toBe("unknown");
      for (let count = settled.answers.length; count < MAX_CLAIM_ANSWERS; count += 1) {
        await answer(id, "answered", `Answer ${count}`);
      }
      expect(await answer(id, words.state, words.text)).toBe("full");
    });

    it("are accepted for exactly ten days", async () => {
      const { link } = await anOrder();
      pass(CLAIM_DAYS * DAY_MS - 60_000);
      await made(link, aClaim());
      pass(60_000);
      expect(await make(link, aClaim())).toBe("not-now");
      expect(await list({ link })).toHaveLength(1);
    });

    it("are limited per day, for all orders together", async () => {
      pass(DAY_MS);
      let last = await anOrder();
      for (let count = 0; count < MAX_CLAIMS_PER_DAY; count += 1) {
        if (count % MAX_CLAIMS === 0) last = await anOrder();
        await made(last.link, aClaim());
      }
      last = await anOrder();
      expect(await make(last.link, aClaim())).toBe("full");
      pass(DAY_MS);
      expect(await make(last.link, aClaim())).toMatchObject({ state: "open" });
    });
  });
}
