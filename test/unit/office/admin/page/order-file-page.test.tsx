// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Invoice } from "~/house/invoices/invoice";
import { OrderFilePage } from "~/office/admin/page/order-file-page";
import type { OrderFile } from "~/ordering/orders/order-file";
import type { FileNotice, FileReply } from "~/ordering/orders/order-file-reply";
import { anOrderFile } from "../../../../support/placed-order-builders";

interface Shown {
  readonly notice?: FileNotice;
  readonly isMailed?: boolean;
  readonly reply?: FileReply;
}

function show(file: OrderFile, { notice, isMailed = false, reply }: Shown = {}): void {
  const Component = () => (
    <OrderFilePage
      notes={[]}
      file={file}
      around={{ previous: "HV-1041", next: "HV-1043" }}
      claims={null}
      received={null}
      money={null}
      noLongerMade={[]}
      isMailed={isMailed}
      notice={notice ?? null}
      reply={reply ?? null}
    />
  );
  const Stub = createRemixStub([{ path: "/admin/orders/:number", Component }]);
  render(<Stub initialEntries={["/admin/orders/HV-1042"]} />);
}

const AT = "2026-01-05T10:00:00.000Z";
const STATE_BY_SHOP = { at: AT, kind: "state", by: "shop", actor: { id: "a", email: "admin@shop.test" } } as const;
const aConfirmed = (change: Parameters<typeof anOrderFile>[1] = {}) =>
  anOrderFile(
    { state: "confirmed", events: [{ at: AT, state: "confirmed", by: "shop" }] },
    { undoesTo: "received", history: [{ ...STATE_BY_SHOP, state: "confirmed" }], ...change },
  );

/** A prepaid invoice of $126.00, of which nothing is paid. */
const anInvoice = (): Invoice => ({
  number: "HVI-1001",
  revisions: [
    {
      ...{ revision: 1, orderRevision: 1, at: AT, isVoid: false, terms: "prepaid", depositCents: 0, taxNote: "" },
      ...{ invoicedOn: AT.slice(0, 10), dueOn: AT.slice(0, 10), totalCents: 12_600 },
      sums: { listCents: 12_600, discountCents: 0, creditCents: 0, freightCents: 0, taxCents: 0 },
    },
  ],
  ...{ payments: [], paidCents: 0, nextDueOn: null, howToPay: "" },
});

/** The visible buttons that change the state, without those inside closed details. */
const open = () =>
  screen
    .queryAllByRole("button")
    .filter(
      (button) => !button.closest("details") && /Confirm|production|Mark|Undo|cancel/.test(button.textContent ?? ""),
    )
    .map((button) => button.textContent);

describe("the admin page of an order", () => {
  it("has a button for the next step, and cancels only after a question", () => {
    show(anOrderFile());
    expect(open()).toEqual(["Confirm order"]);
    const question = screen.getByText("Cancel order").closest("details") as HTMLDetailsElement;
    expect(within(question).getByText("Yes, cancel the order")).toBeTruthy();
    expect(question.open).toBe(false);
  });

  it("does not offer production until the drawings are approved", () => {
    show(aConfirmed());
    expect(open()).toEqual(["Undo: back to received"]);
    expect(screen.getByText(/has not approved the drawings on/)).toBeTruthy();
    cleanup();
    const file = aConfirmed();
    show({ ...file, order: { ...file.order, proofApprovedAt: AT } });
    expect(open()).toEqual(["Start production", "Undo: back to received"]);
  });

  it("asks before production of a prepaid order that is not paid starts", () => {
    const file = aConfirmed();
    const order = { ...file.order, proofApprovedAt: AT, invoice: anInvoice() };
    show({ ...file, order });
    expect(open()).toEqual(["Undo: back to received"]);
    const question = screen.getByText("Next: Start production").closest("details") as HTMLDetailsElement;
    expect(question.textContent).toContain("This prepaid order is not paid: balance due $126.00.");
    expect(question.querySelector<HTMLInputElement>("input[name=unpaid]")?.value).toBe("on");
    cleanup();
    show({ ...file, order: { ...order, invoice: { ...anInvoice(), paidCents: 12_600 } } });
    expect(open()).toEqual(["Start production", "Undo: back to received"]);
  });

  it("offers only Undo right after a change", () => {
    show(aConfirmed(), { notice: "confirmed" });
    expect(open()).toEqual(["Undo: back to received"]);
    expect(within(screen.getByRole("status")).getByText(/^Undo/)).toBeTruthy();
    cleanup();
    const undone = { ...STATE_BY_SHOP, kind: "undo", state: "received" } as const;
    show(anOrderFile({}, { history: [undone] }), { notice: "undone" });
    expect(open()).toEqual(["Confirm order"]);
    expect(screen.getByText("Undone. Order HV-1042 is received again.")).toBeTruthy();
  });

  it("shows no notice just because of its address", () => {
    show(anOrderFile(), { notice: "confirmed" });
    expect(screen.getByRole("status").textContent).toBe("");
    expect(open()).toEqual(["Confirm order"]);
  });

  it("lists what happened since the order was shown", () => {
    const history = [
      { ...STATE_BY_SHOP, state: "confirmed" },
      { ...STATE_BY_SHOP, kind: "terms", state: "confirmed" },
    ] as const;
    const reply = { formId: "order-state", fieldErrors: {}, problem: null, staleSince: 4 };
    show(aConfirmed({ revision: 5, history }), { reply });
    const alert = screen.getByRole("alert");
    expect(alert.textContent).toContain("has changed since you saw it");
    expect(within(alert).getAllByRole("listitem")).toHaveLength(1);
    expect(alert.textContent).toContain("Freight, tax or day of shipping changed, by the shop, admin@shop.test");
    expect(open()).toEqual([]);
  });

  it("promises mail only if mail can be sent", () => {
    for (const isMailed of [true, false]) {
      show(anOrderFile(), { notice: "claim", isMailed });
      expect(document.body.textContent?.match(/is mailed, and is shown on/g)?.length ?? 0).toBe(isMailed ? 2 : 0);
      expect(screen.getByRole("status").textContent).toContain("is shown on the order's page.");
      cleanup();
    }
  });

  it("shows that the customer waits, and the message", () => {
    const messages = [{ at: AT, by: "customer", text: "<b>When?</b>" }] as const;
    show(anOrderFile({ messages }));
    expect(screen.getByText("The customer is waiting for an answer.")).toBeTruthy();
    expect(screen.getByText("<b>When?</b>")).toBeTruthy();
  });

  it("adds freight and tax to the total, and says what is still open", () => {
    show(anOrderFile({ totalCents: 10_000, terms: { freightCents: 8000, taxCents: null, shipsOn: "2026-11-30" } }));
    expect(document.body.textContent).toContain("Order total $180.00 before tax.");
    expect((screen.getByLabelText("Freight") as HTMLInputElement).value).toBe("$80.00");
    expect((screen.getByLabelText("Tax") as HTMLInputElement).value).toBe("");
    expect((screen.getByLabelText("No tax") as HTMLInputElement).checked).toBe(false);
    expect(screen.getByText("Monday, November 30")).toBeTruthy();
  });

  it("leads to the orders around it", () => {
    show(anOrderFile());
    const to = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(to("Previous order HV-1041")).toBe("/admin/orders/HV-1041");
    expect(to("Next order HV-1043")).toBe("/admin/orders/HV-1043");
  });

  it("recognizes a dealer waiting for approval, and a guest", () => {
    show(anOrderFile({}, { account: { id: "c", email: "ann@lee.example", tags: ["dealer"] } }));
    expect(screen.getByText("Tier 3: Dealer, waiting for approval")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Decide on the account" })).toBeTruthy();
    cleanup();
    show(anOrderFile());
    expect(screen.getByText("Guest, without an account")).toBeTruthy();
  });
});
