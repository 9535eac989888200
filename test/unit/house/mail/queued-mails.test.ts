import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import { ORDER_STATES } from "~/house/capacity/order-state";
import { letter } from "~/house/mail/frame.server";
import { withdrawMail } from "~/house/mail/outbox.server";
import { storeMessage } from "~/office/messages/messages.server";
import { changeWords } from "~/ordering/orders/change-rule";
import type { Order } from "~/ordering/orders/order";
import { priceLines } from "~/ordering/orders/order-price";
import { setOrderState, setOrderTerms } from "~/ordering/orders/stored/file-changes.server";
import { orderStateMail } from "~/ordering/orders/stored/order-mails.server";
import { formatCents } from "~/trade/measure/money";
import { aRegistration } from "../../../support/builders";
import { MAIL_SHOP } from "../../../support/mail-shop";
import { AGREED, aDoor } from "../../../support/order-builders";
import { createOrderTestShop, type OrderTestShop } from "../../../support/order-test-shop";
import { aLinkedOrder, anOrder, LINK } from "../../../support/placed-order-builders";

const HOUR = 3_600_000;

describe("the mails for events in the shop", () => {
  let shop: OrderTestShop;
  beforeEach(async () => {
    shop = await createOrderTestShop();
  });
  afterEach(() => shop.close());

  const queued = () => shop.database.db.selectFrom("outbox").selectAll().orderBy("id").execute();

  it("tell a customer once that an order was received, and that it was canceled", async () => {
    const request = shop.anOrder({ wishes: "<b>Grain</b>" });
    const { order, link } = await shop.place(request);
    await shop.place(request);
    expect(await queued()).toHaveLength(1);
    const [mail] = await queued();
    expect(mail).toMatchObject({ kind: "order-received", about: order.number, recipient: "ann@site.test" });
    expect(mail?.subject).toBe(`Your order ${order.number} has been received`);
    expect(mail?.text).toContain(`http://shop.test/orders/${link}`);
    expect(mail?.text).toContain('15 1/2" × 30"');
    expect(mail?.text).toContain("$");
    await shop.cancel(link);
    await shop.cancel(link);
    expect((await queued()).map(({ kind }) => kind)).toEqual(["order-received", "order-cancelled"]);
    expect(await write(shop.database, (trx) => withdrawMail(trx, { about: order.number }, shop.clock.now))).toBe(2);
  });

  it("are not sent for a refused order", async () => {
    await expect(shop.place(shop.anOrder({ totalCents: 1 }))).rejects.toThrow("not placed");
    expect(await queued()).toEqual([]);
  });

  it("are stored as failed if they cannot reach the address of an accepted order", async () => {
    const contact = { ...shop.anOrder().contact, email: "ann,eve@site.test" };
    await shop.place(shop.anOrder({ contact }));
    expect(await queued()).toEqual([expect.objectContaining({ failed_at: shop.clock.now })]);
  });

  it("confirm a contact message once an hour, and repeat nothing of it", async () => {
    const message = {
      name: "Buy now http://evil.test",
      email: "Ann@site.test",
      phone: "",
      topic: "quote",
      message: "http://evil.test",
    } as const;
    await storeMessage(shop.database, message, MAIL_SHOP, shop.clock.now);
    await storeMessage(shop.database, { ...message, email: "ann@SITE.test" }, MAIL_SHOP, shop.clock.now);
    expect((await queued()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ["contact-received", "ann@site.test"],
    ]);
    expect((await queued())[0]?.text).not.toContain("evil");
    shop.clock.now += HOUR;
    await storeMessage(shop.database, message, MAIL_SHOP, shop.clock.now);
    expect(await queued()).toHaveLength(2);
  });

  it("tell the owner of an address about its registration, and about a second one", async () => {
    const registration = aRegistration({ email: "ann@site.test" });
    await shop.client.register(registration);
    await shop.client.register(registration);
    await shop.client.register(registration);
    expect((await queued()).map(({ kind }) => kind)).toEqual(["account-received", "account-exists"]);
    expect((await queued())[1]?.text).toContain("http://shop.test/provider/password");
  });
});

describe("a mail", () => {
  it("escapes all values, and greets only by a plausible name", () => {
    const { html, text } = letter(MAIL_SHOP, {
      subject: "<script>alert(1)</script>",
      firstName: "Win $1000 at http://evil.test",
      parts: ["<img src=x>", { quote: "a\n<b>" }, { facts: [["<i>", "</p>"]] }],
      why: "Because.",
    });
    expect(html).not.toMatch(/<script|<img|<b>|<i>|evil/);
    expect(text).not.toContain("evil");
    expect(text).toContain("> a\n> <b>");
    expect(letter(MAIL_SHOP, { subject: "x", firstName: "Zoë-Ann", parts: [], why: "" }).text).toContain(
      "Hello Zoë-Ann,",
    );
  });

  it("begins with its button, says where that leads at the end, and keeps sizes and phone numbers whole", () => {
    const button = { link: "http://shop.test/a", label: "Pay" };
    const { html, text } = letter(MAIL_SHOP, { subject: "x", button, parts: ['A door, 15 1/2" × 30"'], why: "" });
    expect(html.indexOf(">Pay</a>")).toBeLessThan(html.indexOf("A door"));
    expect(html.indexOf("Pay: http://shop.test/a")).toBeGreaterThan(html.indexOf("A door"));
    expect(html).toContain('<span style="white-space:nowrap">15 1/2&quot; × 30&quot;</span>');
    expect(html).toContain('<span style="white-space:nowrap">(503) 555-0100</span>');
    expect(text.indexOf("Pay:\nhttp://shop.test/a")).toBeLessThan(text.indexOf("A door"));
  });

  it("loads nothing from any server", () => {
    const { html } = letter(MAIL_SHOP, { subject: "x", parts: [{ link: "http://shop.test/a", label: "A" }], why: "" });
    expect(html).not.toMatch(/\b(src=|background=|background-image|@import|url\()/);
  });

  it("exists for every state of an order, in a readable size", async () => {
    const shop = await createOrderTestShop();
    const line = {
      ...shop.line,
      doors: Array.from({ length: 250 }, (_none, index) => aDoor({ location: `Door ${index}` })),
    };
    const { order, link } = await shop.place();
    await shop.close();
    for (const state of ORDER_STATES) {
      const mail = orderStateMail(
        { order: { ...order, state, lines: Array.from({ length: 40 }, () => line) }, link },
        { shopDays: null },
        MAIL_SHOP,
      );
      expect(mail.kind).toBe(`order-${state}`);
      expect(mail.subject).toContain(order.number);
      expect(mail.html.length).toBeLessThan(30_000);
    }
  });
});

const textOf = (change: Partial<Order>, about: Partial<Parameters<typeof orderStateMail>[1]> = {}) =>
  orderStateMail(aLinkedOrder(change), { shopDays: 10, ...about }, MAIL_SHOP).text;

describe("the mails from order to claim", () => {
  const door = aDoor({ location: "Sink base", preBored: true });
  const line = { ...anOrder().lines[0], finish: "Snow White", doors: [door] } as Order["lines"][number];

  it("name place, hinge and finish of each piece, and the ship date with what it depends on", () => {
    const terms = { freightCents: null, taxCents: null, shipsOn: "2026-12-14" };
    const text = textOf({ lines: [line], terms });
    expect(text).toContain(", Snow White, door");
    expect(text).toContain('15 1/2" × 30", Sink base, hinged left, pre-bored');
    expect(text).toContain("Ships by: Monday, December 14, 2026, if you pay when we confirm it");
  });

  it("name no place that may be an advertisement before the shop has read the order", () => {
    const lines = [{ ...line, doors: [{ ...door, location: "Win at evil.test" }] }];
    expect(textOf({ lines })).not.toContain("evil");
    expect(textOf({ lines, state: "confirmed" })).toContain("evil.test");
    expect(textOf({ lines: [{ ...line, doors: [{ ...door, location: "Kit. K-A-03 (left)" }] }] })).toContain("K-A-03");
  });

  it("say until when a claim can be made and lead to its form, from delivery until it is too late", () => {
    const delivered = { at: "2026-11-25T21:05:00.000Z", state: "delivered", by: "shop" } as const;
    const text = textOf({ state: "delivered", events: [delivered] });
    expect(text).toMatch(/Report it by December 5, 2026, 1:05 p\.m\. Pacific Time, with photographs\./);
    expect(text).toContain(`/orders/${LINK}/claim`);
    const late = { at: "2027-02-01T00:00:00.000Z", state: "finished", by: "shop" } as const;
    expect(textOf({ state: "finished", events: [delivered, late] })).not.toContain("/claim");
    expect(textOf({ state: "shipped" })).toContain("within 10 days of delivery");
  });
});

describe("the mail of a confirmation", () => {
  const line = anOrder().lines[0];
  const confirmed: Partial<Order> = {
    state: "confirmed",
    events: [{ at: "2026-11-26T07:30:00.000Z", state: "confirmed", by: "shop" }],
    terms: { freightCents: 18_000, taxCents: 0, shipsOn: "2026-12-14" },
    pricing: { discount: 100, leastSquareInches: 0, lines: [{ listCents: 14_000, cents: 12_600 }] },
  };

  it("asks to approve the drawings, until they are", () => {
    expect(textOf(confirmed)).toContain("has its drawings. Please look at them");
    expect(textOf({ ...confirmed, proofApprovedAt: "2026-11-26T08:00:00.000Z" })).not.toContain("drawings");
  });

  it("gives the sums, the date, and what was agreed", () => {
    const text = textOf(confirmed);
    const { listCents, cents } = priceLines(line ? [line] : [], confirmed.pricing);
    for (const phrase of [
      "Confirmed on: Wednesday, November 25, 2026",
      "Ships by: Monday, December 14, 2026",
      "Job: Miller kitchen",
      "PO number: PO-77",
      "Delivery address: 1 Mill Lane, Portland, OR 97210, United States",
      "Your notes: Please call before delivery.",
      `Subtotal: ${formatCents(listCents)}`,
      `Discount: −${formatCents(listCents - cents)}`,
      "Freight: $180.00",
      "Tax: $0.00",
      "Total: $306.00",
      "The order's page says how to pay for it.",
      "manufacturing takes 10 working days.",
      changeWords({ state: "confirmed" }),
    ]) {
      expect(text).toContain(phrase);
    }
    expect(text).not.toContain("before tax");
  });

  it("without freight and tax still reads well, and names what is open", () => {
    const text = textOf({ ...confirmed, events: [], terms: { freightCents: null, taxCents: null, shipsOn: null } });
    expect(text).toContain("Total before tax and freight: $126.00");
    expect(text).not.toMatch(/Freight:|Tax:|null|undefined/);
  });

  it("is sent once with the final terms, and again if other terms are agreed later", async () => {
    const shop = await createOrderTestShop();
    const { order } = await shop.place();
    const about = (revision: number) => ({ number: order.number, revision, actorId: "admin", shop: MAIL_SHOP });
    const mails = () =>
      shop.database.db
        .selectFrom("outbox")
        .selectAll()
        .where("kind", "=", "order-confirmed")
        .orderBy("created_at")
        .execute();
    await setOrderState(shop.database, about(0), { state: "confirmed", terms: AGREED }, shop.clock.now);
    const other = { ...AGREED, freightCents: 9_900 };
    await setOrderTerms(shop.database, about(1), other, shop.clock.now);
    expect(await mails()).toMatchObject([{ text: expect.stringContaining("Freight: $99.00") }]);
    expect((await mails())[0]?.text).not.toContain("earlier confirmation");
    await write(shop.database, (trx) => trx.updateTable("outbox").set({ sent_at: shop.clock.now }).execute());
    shop.clock.now += HOUR;
    await setOrderTerms(shop.database, about(2), AGREED, shop.clock.now);
    await setOrderTerms(shop.database, about(3), AGREED, shop.clock.now);
    const [, again, ...more] = await mails();
    expect([again?.text, more]).toEqual([expect.stringContaining("replaces our earlier confirmation."), []]);
    await shop.close();
  });
});

describe("the mail about an order that is paid by invoice", () => {
  const aPayment = (state: "waiting" | "preparing" | "due" | "paid" | "failed") => ({ state, parts: [], paidAt: null });
  it.each([
    [
      "confirmed",
      "waiting",
      "As soon as we have worked out freight and tax, the invoice follows in a separate e-mail.",
    ],
    ["confirmed", "preparing", "The invoice follows in a separate e-mail."],
    ["shipped", "due", "It has not been paid yet: the order's page leads to the invoice."],
  ] as const)("and %s, with its payment %s, says: %s", (state, paying, words) => {
    expect(textOf({ state, payment: aPayment(paying) })).toContain(words);
  });

  it("does not mention the invoice if there is none or nothing is to be paid", () => {
    for (const state of ORDER_STATES) {
      expect(textOf({ state })).not.toMatch(/invoice|you can pay/);
      expect(textOf({ state, payment: aPayment("paid") })).not.toMatch(/invoice|been paid/);
    }
    expect(textOf({ state: "cancelled", payment: aPayment("due") })).toBe(textOf({ state: "cancelled" }));
  });
});
