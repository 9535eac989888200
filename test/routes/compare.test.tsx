// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { UpstreamFailure } from "~/base/platform/upstream-failure.server";
import { ShopTermsContext } from "~/house/ui/kit/shop-terms";
import * as compare from "~/routes/compare";
import { comparePage } from "~/storefront/compare/page/compare";
import type { Comparison } from "~/trade/catalog/comparison";
import type { Product } from "~/trade/catalog/product";
import { NO_TERMS } from "~/trade/pricing/price-terms";
import { catalogAnswers } from "../support/answering-catalog";
import { aCartLine } from "../support/cart-builders";
import { aFinish, aProduct } from "../support/product-builder";
import { shippedProducts } from "../support/shipped-products";

const list = vi.fn<() => Promise<readonly Product[]>>();
catalogAnswers({ list });

const load = (search: string): Promise<Response> =>
  compare.loader({ request: new Request(`https://shop.example/compare${search}`), params: {}, context: {} });

const comparison = async (search: string): Promise<Comparison> => (await load(search)).json();

const Stub = createRemixStub([
  { path: "/compare", Component: compare.default, loader: compare.loader, ErrorBoundary: compare.ErrorBoundary },
  { path: "/product/:productId", Component: () => null },
]);
const show = (search: string) => render(<Stub initialEntries={[`/compare${search}`]} />);

describe("/compare", () => {
  beforeEach(() => {
    list.mockResolvedValue(shippedProducts);
  });
  afterEach(() => localStorage.clear());

  it("answers with the styles in the requested order, and may be cached by anyone", async () => {
    const response = await load("?styles=rowan,ashby");
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, expect.stringContaining("public")]);
    const { styles, others, tooMany, unknown }: Comparison = await response.json();
    expect(styles.map(({ id }) => id)).toEqual(["rowan", "ashby"]);
    expect(others.names).toHaveLength(18);
    expect([tooMany, unknown]).toEqual([[], 0]);
    expect(styles[1]?.figures).toEqual({
      thickness: '13/16"',
      frameWidth: '2 1/4"',
      weight: "2.80 lb / sq ft",
      narrowest: '5 1/2"',
      widest: { whole: '24"', divided: '48"' },
      tallest: { whole: '48"', divided: '72"' },
      lead: "10 working days",
    });
  });

  it("shows an approved customer's own price below the list price", async () => {
    render(
      <ShopTermsContext.Provider value={{ ...NO_TERMS, discount: 100 }}>
        <Stub initialEntries={["/compare?styles=corbin"]} />
      </ShopTermsContext.Provider>,
    );
    expect(await screen.findByText("Your price: $23.40")).toBeTruthy();
  });

  it("names the first 24 of many styles to choose from, and finds the others by name", async () => {
    list.mockResolvedValue(
      Array.from({ length: 2000 }, (_, at) =>
        aProduct({ id: `s${at}`, title: `Oak ${at % 2 ? "Hill" : "Mill"} ${at}` }),
      ),
    );
    const { others } = await comparison("?styles=s3");
    expect([others.names.length, others.names[3]?.id, others.found, others.total]).toEqual([24, "s4", 1999, 1999]);
    const found = (await comparison("?find=hill+199&styles=s3")).others;
    expect(found.names.map(({ id }) => id)).toEqual(["s199", "s1199", "s1991", "s1993", "s1995", "s1997", "s1999"]);
    show("?find=hill+199");
    const field = (await screen.findByRole("searchbox", { name: "Find a style by name" })) as HTMLInputElement;
    expect([field.value, screen.getAllByRole("checkbox").length]).toEqual(["hill 199", 7]);
    expect(screen.getByText("7 styles with “hill 199” in the name.")).toBeTruthy();
    cleanup();
    show("?find=elm&styles=s3");
    expect(await screen.findByText("No style has “elm” in its name.")).toBeTruthy();
    const again = screen.getByRole("searchbox", { name: "Find a style by name" }) as HTMLInputElement;
    expect(new FormData(again.form ?? undefined).getAll("styles")).toEqual(["s3"]);
    expect(screen.queryByRole("combobox", { name: "Add a style" })).toBeNull();
  });

  it("redirects a form's request to the one address for it", async () => {
    const response = await load("?styles=rowan&styles=ashby&styles=");
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/compare?styles=rowan,ashby"]);
  });

  it("shows the first four of more, leaves out unknown ones, and says both; that answer is not cached", async () => {
    const search = "?styles=ashby,nope,corbin,pierce,quarry,rowan";
    expect((await load(search)).headers.get("Cache-Control")).toBe("no-store");
    const { styles, tooMany, unknown } = await comparison(search);
    expect(styles.map(({ id }) => id)).toEqual(["ashby", "corbin", "pierce", "quarry"]);
    expect([tooMany, unknown]).toEqual([[{ id: "rowan", title: "Rowan" }], 1]);
    show(search);
    expect(await screen.findByText(/Left out: Rowan\./)).toBeTruthy();
    expect(screen.getByText("One style that you asked for is not in the shop.")).toBeTruthy();
    expect(screen.queryByRole("combobox", { name: "Add a style" })).toBeNull();
  });

  it("says how to choose if no styles, or only unknown ones, are requested", async () => {
    for (const search of ["", "?styles=nope"]) {
      show(search);
      const group = await screen.findByRole("group", { name: comparePage.choose.heading });
      expect(within(group).getAllByRole("checkbox")).toHaveLength(20);
      cleanup();
    }
  });

  it("has a header for every column and row, and links to add and remove", async () => {
    show("?styles=ashby,corbin");
    const table = await screen.findByRole("table", { name: comparePage.caption });
    const columns = within(table).getAllByRole("columnheader");
    expect(columns.map(({ textContent }) => textContent)).toEqual(["What is compared", "Ashby", "Corbin"]);
    for (const name of ["Construction", "Widest door", "Care", "Warranty"]) {
      expect(within(table).getByRole("rowheader", { name })).toBeTruthy();
    }
    const remove = within(table).getByRole("link", { name: "Remove Ashby" });
    expect([remove.getAttribute("href"), remove.getAttribute("rel")]).toEqual(["/compare?styles=corbin", "nofollow"]);
    expect(within(screen.getByRole("combobox", { name: "Add a style" })).getAllByRole("option")).toHaveLength(19);
  });

  it("says if a product does not state a property", async () => {
    list.mockResolvedValue([aProduct({ id: "fir", title: "Fir", specification: null })]);
    show("?styles=fir");
    const row = (await screen.findByRole("rowheader", { name: "Material" })).closest("tr");
    expect(row?.textContent).toBe("MaterialNot stated");
  });

  it("lists a style's finishes by kind, and leaves the row out if no style has any", async () => {
    const clear = { ...aFinish("Clear satin"), kind: "clear" } as const;
    const finishes = [clear, aFinish("Chalk", 500), aFinish("Sage", 500), aFinish("Night", 650)];
    list.mockResolvedValue([aProduct({ finishes }), aProduct({ id: "fir", title: "Fir" })]);
    show("?styles=ashby,fir");
    const row = (await screen.findByRole("rowheader", { name: "Finishes" })).closest("tr") as HTMLElement;
    expect(
      within(row)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Clear satin", "3 paints, + $5 to $6.50 / sq ft"]);
    expect(row.querySelectorAll("svg")).toHaveLength(2);
    expect(within(row).getAllByRole("cell")[1]?.textContent).toBe("Not stated");
    cleanup();
    show("?styles=fir");
    await screen.findByRole("rowheader", { name: "Material" });
    expect(screen.queryByRole("rowheader", { name: "Finishes" })).toBeNull();
  });

  it("shows all styles in one finish, at its price, and says which is not made in it", async () => {
    const search = "?finish=Sage&styles=ashby,barrow,rowan";
    expect((await load(search)).headers.get("Cache-Control")).toContain("public");
    const { styles, choices } = await comparison(search);
    expect(styles.map(({ id, finish, lacksFinish, priceCents }) => [id, finish, lacksFinish, priceCents])).toEqual([
      ["ashby", "Sage", false, 2500],
      ["barrow", null, false, 1600],
      ["rowan", null, true, 6000],
    ]);
    expect(styles[0]?.image?.url).toContain("ashby-in-sage");
    expect(styles[0]?.care).toEqual(styles[1]?.care);
    expect(styles[0]?.warranty).toContain("A finish we applied that peels or blisters, for five years from delivery.");
    expect(choices.map(({ kind, names }) => [kind, names.length])).toEqual([
      ["paint", 12],
      ["stain", 4],
    ]);
    show(search);
    const table = await screen.findByRole("table", { name: comparePage.caption });
    expect(within(table).getByRole("link", { name: "Enter sizes in Ashby" }).getAttribute("href")).toBe(
      "/product/ashby?finish=Sage#order",
    );
    expect(within(table).getByRole("link", { name: "Remove Barrow" }).getAttribute("href")).toBe(
      "/compare?finish=Sage&styles=ashby,rowan",
    );
    const row = within(table).getByRole("rowheader", { name: "Finish" }).closest("tr") as HTMLElement;
    expect(
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    ).toEqual(["Sage", "Sage, sprayed satin", "Hand-rubbed oil, matteNot made in Sage"]);
    const see = screen.getByRole("combobox", { name: comparePage.see.label }) as HTMLSelectElement;
    expect([see.value, see.form?.querySelector<HTMLInputElement>("[name=styles]")?.value]).toEqual([
      "Sage",
      "ashby,barrow,rowan",
    ]);
    const add = screen.getByRole("combobox", { name: "Add a style" }) as HTMLSelectElement;
    expect(new FormData(add.form ?? undefined).get("finish")).toBe("Sage");
  });

  it("says if none of the styles is made in a finish, and that answer is not cached", async () => {
    const search = "?finish=Gold&styles=ashby,rowan";
    expect((await load(search)).headers.get("Cache-Control")).toBe("no-store");
    show(search);
    expect(await screen.findByText(/None of these styles is made in “Gold”/)).toBeTruthy();
    expect(screen.getByText("$20.00")).toBeTruthy();
  });

  it("prices this browser's list in each style, and says what to do without one", async () => {
    show("?styles=ashby,rowan");
    expect(await screen.findByText(comparePage.list.empty)).toBeTruthy();
    cleanup();
    localStorage.setItem("havenstile-cart", JSON.stringify({ version: 2, lines: [aCartLine("a")] }));
    window.dispatchEvent(new StorageEvent("storage", { key: "havenstile-cart" }));
    show("?styles=ashby,rowan");
    expect(await screen.findByText("$126.00", {}, { timeout: 10_000 })).toBeTruthy();
    expect(screen.getByText("$366.00")).toBeTruthy();
  });

  it.each([
    ["timeout", 504],
    ["down", 503],
    ["failing", 502],
  ] as const)("answers a provider that is %s with %i", async (reason, status) => {
    list.mockRejectedValue(new UpstreamFailure("sorry", reason));
    const thrown = await load("?styles=ashby").catch((error: unknown) => error);
    expect((thrown as Response).status).toBe(status);
  });
});
