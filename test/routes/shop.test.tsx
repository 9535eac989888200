// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { specificationOfStyle } from "~/catalog/door-style";
import type { Product } from "~/catalog/product";
import { UpstreamFailure } from "~/platform/upstream-failure.server";
import { NO_TERMS } from "~/pricing/price-terms";
import { catalog as styles } from "~/provider/catalog.server";
import * as shop from "~/routes/shop";

const list = vi.fn<() => Promise<readonly Product[]>>();
vi.mock("~/catalog/services/catalog.server", () => ({ catalog: () => ({ list }) }));
vi.mock("~/settings/services/settings.server", () => ({ termsShown: async () => NO_TERMS }));

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
  it("shows each product as a card with a link", async () => {
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

  it("says if there are none", async () => {
    list.mockResolvedValue([]);
    renderShop();
    expect(await screen.findByText("No products available at the moment.")).toBeTruthy();
  });

  it.each([
    ["Invalid API response format", "Error loading products. Please try again later."],
    ["An error occurred. Invalid products data.", "An error occurred. Invalid products data."],
  ])("says that they cannot be loaded, and offers to try again: %s", async (problem, message) => {
    const noise = vi.spyOn(console, "error").mockImplementation(() => {});
    list.mockRejectedValue(new UpstreamFailure(problem, "failing"));
    renderShop();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try Again" })).toBeTruthy();
    noise.mockClear();
  });

  const load = (search = "") =>
    shop.loader({ request: new Request(`https://shop.example/shop${search}`), params: {}, context: {} });

  const WHOLE_CATALOG = styles.map((style) =>
    product({
      id: style.handle,
      title: style.title,
      priceCents: style.priceCents,
      specification: specificationOfStyle(style),
    }),
  );

  it("sends only what the cards and the filters need, fresh for five minutes", async () => {
    list.mockResolvedValue([product()]);
    const response = await load();
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=300, s-maxage=300, stale-if-error=86400");
    expect(await response.json()).toEqual({
      total: 1,
      products: [{ id: "fir", title: "Fir", description: "A door of fir.", image: null, rate: 21 }],
      unstated: [],
      filter: {
        chosen: { construction: [], material: [], finish: [], glass: [], price: [], lead: [] },
        width: "",
        sort: "recommended",
      },
      isUnreadWidth: false,
      facets: [],
      without: [],
    });
  });

  it("filters by the address, and that answer may be cached by anyone too", async () => {
    list.mockResolvedValue(WHOLE_CATALOG);
    const response = await load("?construction=shaker,slab&material=maple&utm_source=mail");
    expect(response.headers.get("Cache-Control")).toContain("public");
    const found = await response.json();
    expect(found.products.map(({ id }) => id)).toEqual(["ashby", "pierce"]);
    expect(found.total).toBe(20);
    expect(found.title).toBe("Shop: Shaker, flat panel; Slab; Maple");
  });

  it.each([
    ["?construction=slab&construction=shaker", "/shop?construction=shaker,slab"],
    ["?construction=slab,slab&sort=recommended&width=&price=", "/shop?construction=slab"],
    ["?sort=name&construction=slab", "/shop?construction=slab&sort=name"],
    ["?construction=no-such-thing", "/shop"],
    ["?sort=no-such-order&width=26%201/2&glass=with", "/shop?glass=with&width=26.5"],
    ["?width=680%20mm", "/shop?width=26.75"],
    [`?${"material=maple&".repeat(500)}`, "/shop?material=maple"],
    [`?width=${"9".repeat(3000)}`, `/shop?width=${"9".repeat(20)}`],
  ])("redirects from %.60s to the one address for it", async (search, normal) => {
    list.mockResolvedValue(WHOLE_CATALOG);
    const response = await load(search);
    expect([response.status, response.headers.get("Location")]).toEqual([302, normal]);
    expect((await load(normal.slice("/shop".length))).status).toBe(200);
  });

  it("shows a width that it cannot read, and that answer is not cached", async () => {
    list.mockResolvedValue(WHOLE_CATALOG);
    const response = await load("?width=wide");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.json()).toMatchObject({ isUnreadWidth: true, filter: { width: "wide" } });
  });

  it("lists products without the chosen property separately", async () => {
    list.mockResolvedValue([...WHOLE_CATALOG, product()]);
    const found = await (await load("?construction=arched")).json();
    expect([found.products.map(({ id }) => id), found.unstated.map(({ id }) => id)]).toEqual([["orchard"], ["fir"]]);
  });

  it("says which filters find nothing, and which to remove", async () => {
    list.mockResolvedValue(WHOLE_CATALOG);
    render(<Stub initialEntries={["/shop?construction=arched&material=laminate"]} />);
    expect(await screen.findByText("No products available at this time.")).toBeTruthy();
    const link = await screen.findByRole("link", { name: "Any material: 1 style" });
    expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual(["/shop?construction=arched", "nofollow"]);
    expect(screen.getByRole("link", { name: "Remove Arched" }).getAttribute("href")).toBe("/shop?material=laminate");
    expect(screen.getByRole("status").textContent).toBe("0 of 20 styles");
  });

  it.each([
    ["timeout", 504],
    ["down", 503],
    ["failing", 502],
  ] as const)("answers a provider that is %s with %i", async (reason, status) => {
    list.mockRejectedValue(new UpstreamFailure("sorry", reason));
    const thrown = await load().catch((error: unknown) => error);
    expect((thrown as Response).status).toBe(status);
  });
});
