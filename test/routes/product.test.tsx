// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { UpstreamFailure } from "~/base/platform/upstream-failure.server";
import { receivedReply } from "~/configurator/order-form/order-reply";
import * as settings from "~/house/settings/services/settings.server";
import * as route from "~/routes/product.$productId";
import type { Product } from "~/trade/catalog/product";
import { catalogAnswers } from "../support/answering-catalog";

const find = vi.fn<(id: string) => Promise<Product | null>>();
catalogAnswers({ find });
beforeEach(() => void vi.spyOn(settings, "settingsShown").mockResolvedValue(null));

const FIR: Product = {
  id: "fir",
  title: "Fir",
  description: "",
  images: [],
  priceCents: 2000,
  currency: "USD",
  specification: null,
};

const { default: Component, loader, action, ErrorBoundary } = route;
const Stub = createRemixStub([
  { path: "/product/:productId", Component, loader, action, ErrorBoundary },
  { path: "/shop", Component: () => null },
]);

const renderProduct = (id: string) => render(<Stub initialEntries={[`/product/${id}`]} />);

async function act(fields: Readonly<Record<string, string>>, id = "fir") {
  const request = new Request(`http://localhost:3000/product/${id}`, {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  return route.action({ request, params: { productId: id }, context: {} });
}

const DOOR = {
  "doors[0].widthInches": "24",
  "doors[0].widthFraction": "0",
  "doors[0].heightInches": "36",
  "doors[0].heightFraction": "0",
  "doors[0].location": "Sink",
  "doors[0].preBored": "on",
};

describe("/product/{id}", () => {
  it("shows the product and its order form", async () => {
    find.mockResolvedValue(FIR);
    renderProduct("fir");
    expect(await screen.findByRole("heading", { level: 1, name: "Fir" })).toBeTruthy();
    expect(screen.getByText("Starting at $20.00/Sq Ft")).toBeTruthy();
    expect(screen.getByText("No description available")).toBeTruthy();
    expect(screen.getByRole("region", { name: "Doors" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Add to Cart" })).toBeTruthy();
  });

  it("counts a door with the height of a cup as pre-bored, because nothing could tick it before JavaScript", async () => {
    find.mockResolvedValue(FIR);
    const { "doors[0].preBored": _unticked, ...door } = DOOR;
    const response = await act({
      ...door,
      "doors[0].cups": "3 1/2; 32",
      "leaveOut.drawers": "on",
      intent: "add-to-cart",
    });
    expect(await response.json()).toMatchObject({ outcome: "priced", items: [{ doors: [{ preBored: true }] }] });
  });

  it.each([
    ["a product that is missing", async () => null, "Product not found"],
    [
      "a provider that fails",
      async () => {
        throw new UpstreamFailure("Request timed out. Please try again.", "timeout");
      },
      "Request timed out. Please try again.",
    ],
  ])("shows the message, a retry and a link to the shop for %s", async (_what, answer, message) => {
    const noise = vi.spyOn(console, "error").mockImplementation(() => {});
    find.mockImplementation(answer);
    renderProduct("gone");
    expect(await screen.findByRole("heading", { level: 1, name: message })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try Again" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Return to Shop" }).getAttribute("href")).toBe("/shop");
    noise.mockClear();
  });

  it.each(["../etc", "%00", "🚪", "", "a".repeat(65)])("never looks up the id %j, and answers 404", async (id) => {
    find.mockClear();
    const request = new Request("http://localhost:3000/product/x");
    const thrown = await route
      .loader({ request, params: { productId: id }, context: {} })
      .catch((error: unknown) => error);
    expect((thrown as Response).status).toBe(404);
    expect(find).not.toHaveBeenCalled();
  });

  it("prices a posted order from the product itself", async () => {
    find.mockResolvedValue(FIR);
    const response = await act({ ...DOOR, "leaveOut.drawers": "on", intent: "add-to-cart" });
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.json()).toMatchObject({
      outcome: "priced",
      pricedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      items: [{ productId: "fir", pricePerSqFt: 20, doors: [{ location: "Sink", preBored: true }], drawers: [] }],
    });
  });

  it("answers with a sample of the style, and preserves what was typed", async () => {
    find.mockResolvedValue({ ...FIR, sampleDoor: { priceCents: 3800 } });
    const response = await act({ ...DOOR, intent: "add-sample" });
    expect(response.status).toBe(200);
    const reply = receivedReply(await response.json());
    expect(reply).toMatchObject({ outcome: "priced", items: [{ productId: "fir", sample: { priceCents: 3800 } }] });
    expect(reply.draft.rows.doors[0]?.draft.location).toBe("Sink");
  });

  it("sells no sample of a style without one, or of a finish that is gone", async () => {
    find.mockResolvedValue(FIR);
    await expect(act({ intent: "add-sample" })).rejects.toMatchObject({ status: 409 });
    find.mockResolvedValue({ ...FIR, sampleDoor: { priceCents: 3800 } });
    await expect(act({ intent: "add-sample", finish: "Plaid" })).rejects.toMatchObject({ status: 409 });
  });

  it("answers 422 with every error and every answer", async () => {
    find.mockResolvedValue(FIR);
    const untitled = { ...DOOR, "doors[0].location": " ", "drawers[0].widthInches": "", "drawers[0].location": "Sink" };
    const response = await act({ ...untitled, intent: "add-to-cart" });
    expect(response.status).toBe(422);
    const reply = receivedReply(await response.json());
    expect(reply).toMatchObject({ outcome: "refused", errors: [{ list: "doors" }, { list: "drawers" }] });
    expect(reply.draft.rows.doors[0]?.draft).toMatchObject({ widthInches: "24", location: " ", preBored: true });
  });

  it("leaves out only a panel or filler in which nothing is typed", async () => {
    find.mockResolvedValue(FIR);
    const posted = { ...DOOR, "leaveOut.drawers": "on", "include.panels": "on", "include.fillers": "on" };
    const response = await act({
      ...posted,
      "panels[0].widthInches": " 0 ",
      "panels[0].location": "  ",
      "panels[0].quantity": "",
      "panels[1].widthInches": "",
      "panels[1].quantity": "4",
      "fillers[0].widthInches": "",
      "fillers[0].note": "Match the island",
      intent: "add-to-cart",
    });
    expect(await response.json()).toMatchObject({
      outcome: "priced",
      items: [{ panels: [{ quantity: 4 }], fillers: [{ note: "Match the island" }] }],
    });
  });

  it("leaves out blank rows at the end and a list that was not touched, and refuses what was touched", async () => {
    find.mockResolvedValue(FIR);
    const posted = { ...DOOR, "doors[1].widthInches": "", "drawers[0].widthInches": "", intent: "add-to-cart" };
    const response = await act(posted);
    expect(await response.json()).toMatchObject({
      outcome: "priced",
      items: [{ doors: [{ location: "Sink" }], drawers: [] }],
    });
    expect((await act({ ...posted, "doors[1].quantity": "4" })).status).toBe(422);
    expect((await act({ ...posted, "drawers[0].location": "Sink" })).status).toBe(422);
    expect((await act({ ...posted, "doors[2].widthInches": "12" })).status).toBe(422);
  });

  it("returns the rows that a button adds", async () => {
    find.mockResolvedValue(FIR);
    const response = await act({ ...DOOR, intent: "duplicate:doors:0" });
    const reply = receivedReply(await response.json());
    expect(reply.outcome).toBe("rows");
    expect(reply.draft.rows.doors.map((row) => row.draft.location)).toEqual(["Sink", ""]);
  });
});
