// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { UpstreamFailure } from "~/base/platform/upstream-failure.server";
import { firstCatalog as styles } from "~/provider/catalog.server";
import * as shop from "~/routes/shop";
import { readShopFilter, shopAddress } from "~/storefront/shop/shop-filter";
import { specificationOfStyle } from "~/trade/catalog/door-style";
import type { Product } from "~/trade/catalog/product";
import { catalogAnswers } from "../support/answering-catalog";
import { manyStyles } from "../support/many-styles";

const list = vi.fn<() => Promise<readonly Product[]>>();
catalogAnswers({ list });

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
      found: 1,
      mayFit: 0,
      page: 1,
      pages: 1,
      products: [{ id: "fir", title: "Fir", description: "A door of fir.", image: null, rate: 21 }],
      unstated: [],
      filter: {
        chosen: { color: [], construction: [], material: [], finish: [], glass: [], price: [], lead: [] },
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

  describe("with 2,000 styles", () => {
    const many = manyStyles(2000).map((style) =>
      product({
        id: style.handle,
        title: style.title,
        priceCents: style.priceCents,
        specification: specificationOfStyle(style),
      }),
    );
    const shown = async (search: string) => (await load(search)).json();
    beforeEach(() => {
      list.mockResolvedValue(many);
    });

    it("shows 24 a page, in the shop's order, with the counts of all", async () => {
      const second = await shown("?page=2");
      expect(second).toMatchObject({ total: 2000, found: 2000, page: 2, pages: 84, title: "Shop: Page 2" });
      expect(second.products.map(({ id }) => id)).toEqual(many.slice(24, 48).map(({ id }) => id));
      const counted = second.facets.find(({ name }) => name === "construction")?.choices;
      expect(counted?.find(({ id }) => id === "shaker")).toMatchObject({ count: 900 });
      expect((await shown("?page=84")).products).toHaveLength(8);
    });

    it("shows each style on one page, however it is filtered and sorted", async () => {
      for (const search of ["", "construction=slab&sort=name", "material=maple&sort=price-down", "width=26"]) {
        const { pages, found } = await shown(`?${search}`);
        const numbers = Array.from({ length: pages }, (_, at) => at + 1);
        const filter = readShopFilter(new URLSearchParams(search));
        const lists = await Promise.all(numbers.map((page) => shown(shopAddress(filter, page).slice("/shop".length))));
        const ids = lists.flatMap(({ products }) => products.map(({ id }) => id));
        expect([search, new Set(ids).size, ids.length]).toEqual([search, found, found]);
      }
    });

    it("lists styles that may fit after the others", async () => {
      list.mockResolvedValue([
        ...many.slice(0, 100),
        ...Array.from({ length: 30 }, (_, at) => product({ id: `bare-${at}` })),
      ]);
      const pages = await Promise.all(["", "&page=2"].map((page) => shown(`?construction=slab${page}`)));
      expect(pages.map(({ products, unstated }) => [products.length, unstated.length])).toEqual([
        [20, 4],
        [0, 24],
      ]);
      expect(pages[1]).toMatchObject({ found: 20, mayFit: 30, pages: 3 });
    });

    it.each([
      ["?page=1", "/shop"],
      ["?page=0", "/shop"],
      ["?page=two", "/shop"],
      ["?page=85", "/shop?page=84"],
      ["?page=999999999", "/shop?page=84"],
      ["?page=3&construction=arched&page=4", "/shop?construction=arched&page=3"],
      ["?sort=name&page=02", "/shop?page=2&sort=name"],
    ])("redirects from %s to the one address for it", async (search, normal) => {
      const response = await load(search);
      expect([response.status, response.headers.get("Location")]).toEqual([302, normal]);
      expect((await load(normal.slice("/shop".length))).status).toBe(200);
    });

    it("leads to the other pages, says which styles are shown, and moves the focus to the list's heading", async () => {
      Element.prototype.scrollIntoView = vi.fn();
      render(<Stub initialEntries={["/shop?construction=shaker&page=5"]} />);
      const pages = await screen.findByRole("navigation", { name: "Pages" });
      expect(screen.getByRole("status").textContent).toBe("Showing 97 to 120 of 900 styles");
      const links = within(pages)
        .getAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("rel")]);
      const page = (number: number, text = `Page ${number}`, rel = "nofollow") => [
        text,
        `/shop?construction=shaker${number > 1 ? `&page=${number}` : ""}`,
        rel,
      ];
      expect(links).toEqual([
        page(4, "Previous page", "prev nofollow"),
        page(6, "Next page", "next nofollow"),
        ...[page(1), page(4), page(6), page(38)],
      ]);
      expect(within(pages).getByText("5", { exact: false, selector: "[aria-current=page] *" })).toBeTruthy();
      fireEvent.click(within(pages).getByRole("link", { name: "Next page" }));
      await waitFor(() => expect(document.activeElement?.textContent).toBe("Our Products"));
      expect(screen.getByRole("status").textContent).toBe("Showing 121 to 144 of 900 styles");
      fireEvent.click(screen.getByRole("checkbox", { name: /^Slab/ }));
      await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Showing 1 to 24 of 1,300 styles"));
    });
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
