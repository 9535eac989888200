import { expect, it } from "vitest";
import { CLAIM_DAYS, MAX_CLAIM_ANSWERS, MAX_CLAIMS } from "~/domain/orders/claims";
import type { OrderState } from "~/domain/orders/order";
import { EVERY_ORDER, type OrderFile } from "~/domain/orders/order-file";
import { lineToday } from "~/domain/orders/order-today";
import type { WireClaimRequest } from "~/provider/contract/claims.server";
import { AGREED, aKey, anOrderLine, anOrderRequest } from "../support/order-builders";
import { aSentPhotograph } from "../support/photographs";
import type { Abilities, StartHost } from "./host-under-test";
import { FORGED, NOBODY } from "./visitors";
import { describeHost } from "./with-host";

const DAY_MS = 86_400_000;
const NOWHERE = "0".repeat(32);

const TO_DELIVERED: readonly OrderState[] = ["confirmed", "in-production", "shipped", "delivered"];

const rejection = async (what: Promise<unknown>) => what.then(() => null).catch(({ status }) => status as number);

function aClaim(change: Partial<WireClaimRequest> = {}): WireClaimRequest {
  return { key: aKey(), text: "The panel is split", pieces: [], photographs: [], ...change };
}

/** For a provider whose admin is known. */
export function describeClaims(name: string, start: StartHost, { clock }: Abilities): void {
  describeHost(`claims, ${name}`, start, ({ host, people, pass }) => {
    /** An order in a state, or `null` if the provider takes no claims, which it may leave out. */
    async function anOrder(states = TO_DELIVERED) {
      const { client, sendRaw, admin } = people();
      const { status } = await sendRaw("GET", "/api/orders/TS-1/claims");
      if (status === 404 && !host().backend.traits.claims) return null;
      expect(status).toBe(401);
      const lines = (await client.listProducts()).map((product) => ({ product, line: anOrderLine(product) }));
      const sold = lines.find(({ product, line }) => lineToday(line, product) !== null);
      if (!sold) throw new Error("the host sells no style in which a door of 15 1/2 x 30 can be made");
      const { order, link } = await client.placeOrder(anOrderRequest([sold.line]));
      const desk = client.as(await admin());
      let file = (await desk.findOrder(order.number)) as OrderFile;
      for (const state of states) file = await desk.setOrderState(order.number, state, file.revision, AGREED);
      return { client, desk, link, number: order.number, sendRaw };
    }

    it("are stored once, as sent, and can be read with the page's secret and by an admin", async () => {
      const at = await anOrder();
      if (at === null) return;
      const sent = aClaim({
        pieces: [{ line: 0, list: "doors", index: 0 }],
        photographs: [await aSentPhotograph(), await aSentPhotograph()],
      });
      const claim = await at.client.makeClaim(at.link, sent);
      expect(claim).toMatchObject({ state: "open", text: sent.text, pieces: sent.pieces, answers: [] });
      expect(claim.photographs).toMatchObject([
        { width: 320, height: 240 },
        { width: 320, height: 240 },
      ]);
      const again = await Promise.all([1, 2, 3].map(() => at.client.makeClaim(at.link, sent)));
      expect(again).toEqual([claim, claim, claim]);
      expect(await at.client.listLinkedClaims(at.link)).toEqual([claim]);
      expect(await at.desk.listOrderClaims(at.number)).toEqual([claim]);
      for (const [index, { id }] of claim.photographs.entries()) {
        const bytes = Buffer.from(sent.photographs[index]?.jpeg ?? "", "base64");
        expect(await at.client.findLinkedPhotograph(at.link, id)).toEqual(bytes);
        expect(await at.desk.findOrderPhotograph(at.number, id)).toEqual(bytes);
      }
    });

    it("have a unique key: reusing it for other content or another order is refused", async () => {
      const [at, other] = [await anOrder(), await anOrder()];
      if (at === null || other === null) return;
      const sent = aClaim();
      await at.client.makeClaim(at.link, sent);
      expect(await rejection(at.client.makeClaim(at.link, { ...sent, text: "Another" }))).toBe(422);
      expect(await rejection(at.client.makeClaim(other.link, sent))).toBe(422);
      expect(await at.client.listLinkedClaims(other.link)).toEqual([]);
    });

    it("are accepted from delivery on, up to a limit for each order", async () => {
      const early = await anOrder(["confirmed", "in-production", "shipped"]);
      const full = await anOrder();
      if (early === null || full === null) return;
      expect(await rejection(early.client.makeClaim(early.link, aClaim()))).toBe(409);
      for (let count = 0; count < MAX_CLAIMS; count += 1) await full.client.makeClaim(full.link, aClaim());
      expect(await rejection(full.client.makeClaim(full.link, aClaim()))).toBe(409);
    });

    it("mark their order in the admin's list until they are answered, and can be filtered by", async () => {
      const [at, other] = [await anOrder(), await anOrder([])];
      if (at === null || other === null) return;
      const marks = async () => {
        const { orders } = await at.desk.listOrders(EVERY_ORDER);
        return [at, other].map(({ number }) => orders.find((one) => one.number === number)?.hasOpenClaim);
      };
      const before = await marks();
      // A provider may leave it out.
      if (before.every((mark) => mark === undefined)) return;
      const claim = await at.client.makeClaim(at.link, aClaim());
      expect([before, await marks()]).toEqual([
        [false, false],
        [true, false],
      ]);
      const asked = async () => (await at.desk.listOrders({ ...EVERY_ORDER, waiting: "claim" })).orders;
      expect((await asked()).map(({ number }) => number)).toContain(at.number);
      expect((await asked()).every(({ hasOpenClaim }) => hasOpenClaim)).toBe(true);
      await at.desk.answerClaim(claim.id, { state: "answered", text: "We look at it." });
      expect(await marks()).toEqual([false, false]);
      expect((await asked()).map(({ number }) => number)).not.toContain(at.number);
    });

    it("accept only words, pieces of the order, and JPEG", async () => {
      const at = await anOrder();
      if (at === null) return;
      const good = await aSentPhotograph();
      const bad = [
        { ...aClaim(), text: "" },
        { ...aClaim(), text: "x".repeat(2001) },
        { ...aClaim(), key: "short" },
        aClaim({ pieces: [{ line: 0, list: "doors", index: 7 }] }),
        aClaim({ pieces: [{ line: 9, list: "doors", index: 0 }] }),
        aClaim({ photographs: [good, good, good, good, good] }),
        aClaim({ photographs: [{ ...good, jpeg: Buffer.from("<svg/>").toString("base64") }] }),
        aClaim({ photographs: [{ ...good, jpeg: `${good.jpeg} ` }] }),
        aClaim({ photographs: [{ ...good, width: 0 }] }),
      ];
      for (const one of bad) expect(await rejection(at.client.makeClaim(at.link, one))).toBe(400);
      expect(await at.client.listLinkedClaims(at.link)).toEqual([]);
    });

    it("are visible only with the secret or the role, and a withdrawn secret opens nothing", async () => {
      const [at, other] = [await anOrder(), await anOrder()];
      if (at === null || other === null) return;
      const claim = await at.client.makeClaim(at.link, aClaim({ photographs: [await aSentPhotograph()] }));
      const id = claim.photographs[0]?.id ?? "";
      expect(await at.client.findLinkedPhotograph(other.link, id)).toBeNull();
      expect(await at.desk.findOrderPhotograph(other.number, id)).toBeNull();
      for (const forged of [NOWHERE, claim.id, "..%2f", "x"]) {
        expect(await at.client.findLinkedPhotograph(at.link, forged)).toBeNull();
      }
      const { client, register, signIn } = people();
      const dealer = client.as(await signIn(await register("dealer")));
      for (const [as, status] of [
        [dealer, 403],
        [client.as(NOBODY), 401],
        [client.as(FORGED), 401],
      ] as const) {
        expect(await rejection(as.listOrderClaims(at.number))).toBe(status);
        expect(await rejection(as.findOrderPhotograph(at.number, id))).toBe(status);
        expect(await rejection(as.answerClaim(claim.id, { state: "settled", text: "No" }))).toBe(status);
      }
      const link = await client.renewLink(at.link);
      expect(await client.listLinkedClaims(at.link)).toBeNull();
      expect(await client.findLinkedPhotograph(at.link, id)).toBeNull();
      expect(await rejection(client.makeClaim(at.link, aClaim()))).toBe(404);
      expect(await client.findLinkedPhotograph(link, id)).not.toBeNull();
    });

    it("are answered and settled, each answer once", async () => {
      const at = await anOrder();
      if (at === null) return;
      const { id } = await at.client.makeClaim(at.link, aClaim());
      const answer = { state: "answered", text: "We will remake it." } as const;
      const answered = await at.desk.answerClaim(id, answer);
      expect(answered).toMatchObject({ state: "answered", answers: [answer] });
      expect((await at.desk.answerClaim(id, answer)).answers).toHaveLength(1);
      const settled = await at.desk.answerClaim(id, { state: "settled", text: "It is on its way." });
      expect(settled.state).toBe("settled");
      expect(await at.client.listLinkedClaims(at.link)).toEqual([settled]);
      expect(await rejection(at.desk.answerClaim(id, { state: "answered", text: "" }))).toBe(400);
      expect(await rejection(at.desk.answerClaim(NOWHERE, answer))).toBe(404);
      for (let count = settled.answers.length; count < MAX_CLAIM_ANSWERS; count += 1) {
        await at.desk.answerClaim(id, { state: "answered", text: `Answer ${count}` });
      }
      expect(await rejection(at.desk.answerClaim(id, answer))).toBe(409);
    });

    if (!clock) return;

    it("are accepted for exactly ten days", async () => {
      const at = await anOrder();
      if (at === null) return;
      pass(CLAIM_DAYS * DAY_MS - 60_000);
      await at.client.makeClaim(at.link, aClaim());
      pass(60_000);
      expect(await rejection(at.client.makeClaim(at.link, aClaim()))).toBe(409);
      expect(await at.client.listLinkedClaims(at.link)).toHaveLength(1);
    });
  });
}
