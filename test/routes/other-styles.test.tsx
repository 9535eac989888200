// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { UpstreamFailure } from "~/base/platform/upstream-failure.server";
import { type OrderReply, receivedReply } from "~/configurator/order-form/order-reply";
import * as settings from "~/house/settings/services/settings.server";
import * as route from "~/routes/product.$productId";
import type { Product } from "~/trade/catalog/product";
import { NO_TERMS } from "~/trade/pricing/price-terms";
import { catalogAnswers } from "../support/answering-catalog";
import { aProduct } from "../support/product-builder";
import { specificationOf } from "../support/specifications";

const ROWAN = aProduct({ id: "rowan", title: "Rowan", priceCents: 6000, specification: specificationOf("rowan") });
const CALDER = aProduct({ id: "calder", title: "Calder", priceCents: 1100, specification: specificationOf("calder") });
const STYLES = [ROWAN, CALDER];

const list = vi.fn<() => Promise<readonly Product[]>>();
const find = async (id: string) => STYLES.find((product) => product.id === id) ?? null;
catalogAnswers({ find, list });

const { default: Component, loader, action, ErrorBoundary } = route;
const Stub = createRemixStub([{ path: "/product/:productId", Component, loader, action, ErrorBoundary }]);

const FIELDS = {
  "doors[0].widthInches": "5",
  "doors[0].heightInches": "24",
  "doors[0].location": "Sink",
  "leaveOut.drawers": "on",
};

async function post(fields: Readonly<Record<string, string>>): Promise<{ status: number; reply: OrderReply }> {
  const body = new URLSearchParams({ ...FIELDS, ...fields });
  const request = new Request("http://localhost:3000/product/rowan", { method: "POST", body });
  const response = await route.action({ request, params: { productId: "rowan" }, context: {} });
  return { status: response.status, reply: receivedReply(await response.json()) };
}

async function open() {
  render(<Stub initialEntries={["/product/rowan"]} />);
  const door = await screen.findByRole("group", { name: "Door 1" });
  fireEvent.change(within(door).getByLabelText("Width inches"), { target: { value: "5" } });
  fireEvent.change(within(door).getByLabelText("Height inches"), { target: { value: "24" } });
  fireEvent.change(within(door).getByLabelText("Location"), { target: { value: "Sink" } });
}

const compare = () => fireEvent.click(screen.getByRole("button", { name: "This list in other styles" }));

describe("this list in other styles", () => {
  beforeEach(() => {
    list.mockResolvedValue(STYLES);
    vi.spyOn(settings, "settingsShown").mockResolvedValue(null);
    vi.spyOn(settings, "termsShown").mockResolvedValue(NO_TERMS);
    localStorage.clear();
  });
  it("is answered with every style's total, the pieces that cannot be made in it, and everything typed", async () => {
    const { status, reply } = await post({ intent: "compare" });
    expect(status).toBe(200);
    expect(reply).toMatchObject({
      outcome: "compared",
      priced: {
        sold: 2,
        styles: [
          // 5 x 24 in at $11 and $60: 0.83 sq ft
          { productId: "calder", totalCents: 917, count: 1, unmakeable: [] },
          { productId: "rowan", totalCents: 5000, count: 1, unmakeable: [{ list: "doors", index: 0 }] },
        ],
      },
    });
    expect(reply.draft.rows.doors[0]?.draft).toMatchObject({ widthInches: "5", location: "Sink" });
  });

  it("preserves the page and everything typed when the provider fails", async () => {
    list.mockRejectedValue(new UpstreamFailure("down", "down"));
    const { status, reply } = await post({ intent: "compare" });
    expect(status).toBe(200);
    expect(reply).toMatchObject({ outcome: "compared", priced: null });
    expect(reply.draft.rows.doors[0]?.draft).toMatchObject({ location: "Sink" });
  });

  it("opens without leaving the page, says what is lost and gained, and takes the list along", async () => {
    await open();
    compare();
    const table = await screen.findByRole("table", { name: /every door style/ });
    const [, calder, rowan] = within(table).getAllByRole("row");
    expect(calder?.textContent).toContain("$9.17");
    expect(calder?.textContent).toContain("$40.83 less");
    expect(rowan?.textContent).toContain("1 of 1 cannot be made");
    expect(rowan?.textContent).toContain("Door 1: Too narrow");
    expect(rowan?.getAttribute("aria-current")).toBe("true");
    fireEvent.click(within(table).getByRole("button", { name: "Move the list to Calder" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Calder" })).toBeTruthy();
    const door = screen.getByRole("group", { name: "Door 1" });
    expect(within(door).getByLabelText<HTMLInputElement>("Location").value).toBe("Sink");
    expect(screen.queryByRole("table", { name: /every door style/ })).toBeNull();
  });

  it("says that a size must come first, that the totals are old, and that the styles could not be read", async () => {
    render(<Stub initialEntries={["/product/rowan"]} />);
    await screen.findByRole("group", { name: "Door 1" });
    compare();
    expect(await screen.findByText(/Enter the size of a piece first/)).toBeTruthy();
    const door = screen.getByRole("group", { name: "Door 1" });
    fireEvent.change(within(door).getByLabelText("Width inches"), { target: { value: "12" } });
    fireEvent.change(within(door).getByLabelText("Height inches"), { target: { value: "12" } });
    compare();
    await screen.findByRole("table", { name: /every door style/ });
    // The form's own total follows shortly after the input.
    await waitFor(() => expect(screen.queryByText(/Your list has changed since/)).toBeNull());
    fireEvent.change(within(door).getByLabelText("Height inches"), { target: { value: "13" } });
    expect(await screen.findByText(/Your list has changed since/)).toBeTruthy();
    list.mockRejectedValue(new UpstreamFailure("down", "down"));
    compare();
    expect(await screen.findByText(/could not be priced just now/)).toBeTruthy();
    expect(within(door).getByLabelText<HTMLInputElement>("Height inches").value).toBe("13");
  });
});
