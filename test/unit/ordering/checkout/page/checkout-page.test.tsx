// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { brand } from "~/base/brand/brand";
import { loadDraft, saveDraft } from "~/base/browser/form-draft";
import { addToCart } from "~/configurator/stored-cart/cart";
import type { CheckoutReply } from "~/ordering/checkout/checkout-form";
import { CheckoutPage } from "~/ordering/checkout/page/checkout-page";
import { PlacedOrder } from "~/ordering/checkout/page/placed-order";
import type { OrderContact } from "~/ordering/orders/order";
import { checkoutDraftKey } from "~/provider/accounts/sign-in-traces";
import { aCartItem } from "../../../../support/cart-builders";
import { ORDER_KEY } from "../../../../support/checkout-fields";

interface Shown {
  readonly contact?: Partial<OrderContact> | null;
  readonly reply?: CheckoutReply | null;
}

function show({ contact = null, reply = null }: Shown = {}) {
  const Component = () => <CheckoutPage contact={contact} reply={reply} />;
  const Stub = createRemixStub([{ path: "/checkout", Component }]);
  return render(<Stub initialEntries={["/checkout"]} />);
}

const REPLY: CheckoutReply = {
  formId: "checkout",
  fieldErrors: {},
  problem: null,
  order: { lines: JSON.stringify([aCartItem({ pricePerSqFt: 25 })]), key: ORDER_KEY },
  changes: [],
};

const hiddenValue = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value;

describe("the checkout", () => {
  beforeEach(() => saveDraft(checkoutDraftKey(brand.key), {}));

  it("with an empty cart says so, and links to the shop", async () => {
    show();
    expect(await screen.findByText("There is nothing to order yet")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Continue Shopping" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Place order" })).toBeNull();
  });

  it("shows the posted order with its total, and says what happens next", async () => {
    show({ reply: REPLY });
    const review = within(await screen.findByRole("region", { name: "Look over your pieces" }));
    expect(review.getByRole("heading", { name: "Ashby" })).toBeTruthy();
    expect(review.getByText("before tax and freight, 1 piece", { exact: false }).parentElement?.textContent).toContain(
      "$156.00",
    );
    expect([hiddenValue("lines"), hiddenValue("key")]).toEqual([REPLY.order.lines, ORDER_KEY]);
    const button = screen.getByRole("button", { name: "Place order" });
    const next = document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent;
    expect(next).toContain("You pay nothing today");
    expect(next).toContain("Until we confirm, change or cancel it yourself on the order's page.");
    expect(next).not.toMatch(/\d+ hours/);
  });

  it("asks about a PO box before anything is sent, and takes a ticked box for an answer", async () => {
    show({ reply: REPLY });
    const address = { "Address line 1": "PO Box 12", City: "Portland", State: "OR", "ZIP code": "97210" };
    const person = { "First name": "Ann", "Last name": "Lee", Email: "ann@site.test", Phone: "503-555-0101" };
    await screen.findByLabelText("First name");
    for (const [label, value] of Object.entries({ ...person, ...address })) {
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    }
    fireEvent.click(screen.getByLabelText("Everything looks right"));
    expect(screen.queryByLabelText("This address is right")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Place order" }));
    const box = await screen.findByLabelText<HTMLInputElement>("This address is right");
    expect(box.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(box.getAttribute("aria-describedby") ?? "")?.textContent).toMatch(
      /PO boxes\. Is there a street address\?/,
    );
    fireEvent.click(box);
    await waitFor(() => expect(box.getAttribute("aria-invalid")).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>("This address is right").checked).toBe(true);
    expect(loadDraft(checkoutDraftKey(brand.key))).not.toHaveProperty("addressSure");
  });

  it("names locations that two rows have", async () => {
    const lines = JSON.stringify([aCartItem(), aCartItem()]);
    show({ reply: { ...REPLY, order: { lines, key: ORDER_KEY } } });
    expect(
      await screen.findByText(/^Two or more rows have the location “.+”\. Check that none is there twice\.$/),
    ).toBeTruthy();
  });

  it("lists what changed, and requires another review", async () => {
    const before = { rate: 20, cents: 12_600 };
    const now = { rate: 25, cents: 15_600 };
    const changes: CheckoutReply["changes"] = [
      { kind: "rate", title: "Ashby", before, now },
      { kind: "gone", title: "Elm", before },
      { kind: "unmakeable", title: "Fir", before },
    ];
    show({ reply: { ...REPLY, changes } });
    const alert = within(await screen.findByRole("alert"));
    expect(alert.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Ashby costs $25.00 / sq ft instead of $20.00: $156.00 in place of $126.00.",
      "Elm is no longer sold. Its pieces, $126.00, are not part of the order.",
      "Fir has doors or drawer fronts that cannot be made as they stand. Its pieces, $126.00, are not part of the order: change them in the cart, where each says why, or call us.",
    ]);
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(false);
  });

  it("with nothing left of the order says so instead of showing a form", async () => {
    const changes = [{ kind: "gone", title: "Elm", before: { rate: 20, cents: 12_600 } }] as const;
    show({ reply: { ...REPLY, changes, order: { lines: "[]", key: ORDER_KEY } } });
    expect(await screen.findByText("There is nothing to order yet")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "What changed" })).toBeTruthy();
  });

  it("orders the cart, fills in the signed-in customer, and stores what is typed", async () => {
    saveDraft(checkoutDraftKey(brand.key), { poNumber: "PO 7", email: "other@site.test" });
    addToCart(brand.key, [aCartItem()]);
    show({ contact: { email: "ann@shop.test", firstName: "Ann", lastName: "" } });
    const email = await screen.findByLabelText<HTMLInputElement>("Email");
    expect(screen.getByLabelText<HTMLInputElement>("First name").value).toBe("Ann");
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("PO number").value).toBe("PO 7"));
    expect(email.value).toBe("other@site.test");
    expect(JSON.parse(hiddenValue("lines") ?? "")).toEqual([aCartItem()]);
    expect(hiddenValue("key")).toMatch(/^[0-9a-f]{32}$/);
    fireEvent.change(screen.getByLabelText("Notes for us"), { target: { value: "Soon" } });
    expect(loadDraft(checkoutDraftKey(brand.key))).toMatchObject({ wishes: "Soon", poNumber: "PO 7" });
    cleanup();
    render(<PlacedOrder lines={[aCartItem()]} />);
    expect(JSON.parse(window.localStorage.getItem(`${brand.key}-cart`) ?? "").lines).toHaveLength(1);
  });
});
