// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Product } from "~/domain/product";
import { UpstreamFailure } from "~/platform/upstream-failure.server";
import * as shop from "~/routes/shop";

const list = vi.fn<() => Promise<readonly Product[]>>();
vi.mock("~/services/catalog.server", () => ({ catalog: () => ({ list }) }));

const product = (change: Partial<Product> = {}): Product => ({
  id: "fir",
  title: "Fir",
  description: "A door of fir.",
  images: [],
  priceCents: 2050,
  currency: "USD",
  specification: null,
  ...change,
});

const Stub = createRemixStub([
  { path: "/shop", Component: shop.default, loader: shop.loader, ErrorBoundary: shop.ErrorBoundary },
  { path: "/product/:productId", Component: () => null },
]);

const renderShop = () => render(<Stub initialEntries={["/shop"]} />);

describe("/shop", () => {
  afterEach(() => {
    document.body.innerHTML = "";
  });

  it("shows each product as a card that leads to it", async () => {
    list.mockResolvedValue([product(), product({ id: "elm", title: "Elm", description: "" })]);
    renderShop();
    const card = await screen.findByRole("link", { name: /Fir/ });
    expect(card.getAttribute("href")).toBe("/product/fir");
    expect(within(card).getByText("$21.00 / sq ft")).toBeTruthy();
    expect(within(card).getByText("A door of fir.")).toBeTruthy();
    expect(within(card).getByAltText("4.5 out of 5 stars")).toBeTruthy();
    expect(within(card).getByText("4.5 (10 reviews)")).toBeTruthy();
    expect(screen.getByText("No description available")).toBeTruthy();
  });

  it("says that there are none", async () => {
    list.mockResolvedValue([]);
    renderShop();
    expect(await screen.findByText("No products available at the moment.")).toBeTruthy();
  });

  it("says that they cannot be loaded, and offers to try again", async () => {
    const noise = vi.spyOn(console, "error").mockImplementation(() => {});
    list.mockRejectedValue(new UpstreamFailure("Invalid API response format", "failing"));
    renderShop();
    expect(await screen.findByText("Error loading products. Please try again later.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try Again" })).toBeTruthy();
    noise.mockClear();
  });

  it("sends no more than the cards need, fresh for five minutes", async () => {
    list.mockResolvedValue([product()]);
    const response = await shop.loader();
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=300, s-maxage=300, stale-if-error=86400");
    expect(await response.json()).toEqual({
      products: [{ id: "fir", title: "Fir", description: "A door of fir.", image: null, rate: 21 }],
    });
  });

  it.each([
    ["timeout", 504],
    ["down", 503],
    ["failing", 502],
  ] as const)("answers a provider that is %s with %i", async (reason, status) => {
    list.mockRejectedValue(new UpstreamFailure("sorry", reason));
    const thrown = await shop.loader().catch((error: unknown) => error);
    expect((thrown as Response).status).toBe(status);
  });
});
