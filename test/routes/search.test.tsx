// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { NOT_CACHED, PUBLIC_DATA } from "~/base/platform/cache-policy.server";
import { UpstreamFailure } from "~/base/platform/upstream-failure.server";
import { ShopTermsContext } from "~/house/ui/kit/shop-terms";
import * as page from "~/routes/search._index";
import * as suggestions from "~/routes/search.suggestions";
import type { Product } from "~/trade/catalog/product";
import { NO_TERMS } from "~/trade/pricing/price-terms";
import { catalogAnswers } from "../support/answering-catalog";
import { shippedProducts } from "../support/shipped-products";

const list = vi.fn<() => Promise<readonly Product[]>>();
catalogAnswers({ list });

const away = () => list.mockRejectedValue(new UpstreamFailure("sorry", "down"));
const there = () => list.mockImplementation(async () => shippedProducts);

const ask = (loader: typeof page.loader | typeof suggestions.loader, query: string) =>
  loader({ request: new Request(`http://shop.test/search?${query}`), params: {}, context: {} });

const Stub = createRemixStub([
  { path: "/search", Component: page.default, loader: page.loader, ErrorBoundary: page.ErrorBoundary },
  { path: "/product/:productId", Component: () => <h1>A product</h1> },
]);
const open = (query: string) => render(<Stub initialEntries={[`/search?${query}`]} />);

describe("/search", () => {
  it("shows styles with their price and the reason for the match, guides and pages", async () => {
    there();
    open("q=white+oak");
    const card = await screen.findByRole("link", { name: /Corbin/ });
    expect(card.getAttribute("href")).toBe("/product/corbin");
    expect(within(card).getByText("$26.00 / sq ft")).toBeTruthy();
    expect(card.textContent).toContain("Material: White oak veneer on MDF");
    expect(screen.getByText(/2 styles, .* for “white oak”/)).toBeTruthy();
    expect(screen.getByRole("link", { name: /A U-shaped kitchen in white oak/ }).getAttribute("href")).toContain(
      "/portfolio#",
    );
    expect((screen.getByLabelText("Search styles, guides and pages") as HTMLInputElement).value).toBe("white oak");
  });

  it("shows an approved customer's own price beside the list price", async () => {
    there();
    render(
      <ShopTermsContext.Provider value={{ ...NO_TERMS, discount: 100 }}>
        <Stub initialEntries={["/search?q=white+oak"]} />
      </ShopTermsContext.Provider>,
    );
    const card = await screen.findByRole("link", { name: /Corbin/ });
    expect(within(card).getByText("Your price: $23.40 / sq ft")).toBeTruthy();
  });

  it.each(["", "q=", "q=+++", "other=1"])(
    "offers frequent searches and all styles for an empty query: %j",
    async (query) => {
      there();
      open(query);
      expect(await screen.findByRole("heading", { name: "Popular searches" })).toBeTruthy();
      expect(screen.getByRole("link", { name: "White oak" }).getAttribute("href")).toBe("/search?q=white+oak");
      expect(screen.getByRole("link", { name: "See All Styles" }).getAttribute("href")).toBe("/shop");
    },
  );

  it("says what to do if nothing is found, and shows what was typed as text", async () => {
    there();
    open(`q=${encodeURIComponent("<b>qqqq</b> zzzzz")}`);
    expect(await screen.findByRole("heading", { name: "Nothing found for “<b>qqqq</b> zzzzz”" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Contact Us" }).getAttribute("href")).toBe("/contact");
    expect(screen.getByRole("link", { name: "See All Styles" })).toBeTruthy();
  });

  it("says how a misspelled word was read, and what a trade term means here", async () => {
    there();
    open("q=sahker");
    expect((await screen.findByText(/No match for “sahker”/)).textContent).toContain("shaker");
    expect(screen.getByText(/A shaker door is a square frame/)).toBeTruthy();
  });

  it("shows guides and pages without the provider, says so, and is not cached", async () => {
    away();
    const answer = await ask(page.loader, "q=overlay");
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, NOT_CACHED["Cache-Control"]]);
    open("q=overlay");
    expect(
      await screen.findByText("The door styles cannot be searched right now. Guides and pages are below."),
    ).toBeTruthy();
    expect(screen.getByRole("link", { name: /The overlay arithmetic/ })).toBeTruthy();
  });

  it.each(["q=oak", "q=zzzzz", "", `q=${"x".repeat(7000)}`, "q=%00%F0%9F", "q=a&q=b"])(
    "answers a cacheable 200: %j",
    async (query) => {
      there();
      const answer = await ask(page.loader, query);
      expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, PUBLIC_DATA["Cache-Control"]]);
      expect(await answer.json()).toMatchObject({ asked: expect.stringMatching(/^.{0,80}$/u) });
    },
  );

  it.each([
    ["", "Search - Havenstile Cabinet Doors", "/search"],
    ["White  Oak", "“White Oak” - Search - Havenstile Cabinet Doors", "/search?q=white+oak"],
  ])("has a title and a unique address, and is not indexed: %j", async (q, title, canonical) => {
    there();
    const data = await (await ask(page.loader, new URLSearchParams({ q }).toString())).json();
    const matches = [{ id: "root", data: { origin: "http://shop.test" } }];
    const tags = page.meta({ data, matches, location: { pathname: "/search" } } as never);
    expect(tags).toContainEqual({ title });
    expect(tags).toContainEqual({ name: "robots", content: "noindex" });
    expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: `http://shop.test${canonical}` });
  });
});

describe("/search/suggestions", () => {
  it("answers a little JSON that may be cached", async () => {
    there();
    const answer = await ask(suggestions.loader, "q=Wal");
    expect(answer.headers.get("Cache-Control")).toBe(PUBLIC_DATA["Cache-Control"]);
    const text = await answer.text();
    expect(text.length).toBeLessThan(1000);
    expect(JSON.parse(text).suggestions[0]).toEqual({
      kind: "Style",
      title: "Rowan",
      detail: "$60.00 / sq ft",
      to: "/product/rowan",
    });
  });

  it("has none for an empty query, and is not cached without the provider", async () => {
    away();
    const answer = await ask(suggestions.loader, "");
    expect(await answer.json()).toEqual({ suggestions: [] });
    expect(answer.headers.get("Cache-Control")).toBe(NOT_CACHED["Cache-Control"]);
  });
});

describe("the search field", () => {
  const asked: string[] = [];
  const typing = async (text: string) => {
    const field = await screen.findByRole("combobox");
    fireEvent.change(field, { target: { value: text } });
    return field;
  };
  const answering = () =>
    vi.spyOn(globalThis, "fetch").mockImplementation(async (address) => {
      asked.push(String(address));
      return ask(suggestions.loader, String(address).split("?")[1] ?? "");
    });

  it("sends one request per pause, moves through the suggestions by key, and opens the chosen one", async () => {
    there();
    answering();
    asked.length = 0;
    open("");
    await typing("ro");
    const field = await typing("walnut");
    const options = await screen.findAllByRole("option");
    expect(asked).toEqual(["/search/suggestions?q=walnut"]);
    expect(field.getAttribute("aria-expanded")).toBe("true");
    expect(field.getAttribute("aria-activedescendant")).toBeNull();
    fireEvent.keyDown(field, { key: "ArrowDown" });
    expect(field.getAttribute("aria-activedescendant")).toBe(options[0]?.id);
    expect(options[0]?.getAttribute("aria-selected")).toBe("true");
    fireEvent.keyDown(field, { key: "ArrowUp" });
    expect(field.getAttribute("aria-activedescendant")).toBeNull();
    fireEvent.keyDown(field, { key: "ArrowUp" });
    expect(field.getAttribute("aria-activedescendant")).toBe(options.at(-1)?.id);
    fireEvent.keyDown(field, { key: "End" });
    expect(field.getAttribute("aria-activedescendant")).toBeNull();
    fireEvent.keyDown(field, { key: "ArrowDown" });
    fireEvent.keyDown(field, { key: "Enter" });
    expect(await screen.findByRole("heading", { name: "A product" })).toBeTruthy();
  });

  it("closes the suggestions with the first Escape, and empties the field with the second", async () => {
    there();
    answering();
    open("");
    const field = (await typing("walnut")) as HTMLInputElement;
    await screen.findAllByRole("option");
    fireEvent.keyDown(field, { key: "Escape" });
    expect([screen.queryAllByRole("option").length, field.value]).toEqual([0, "walnut"]);
    fireEvent.keyDown(field, { key: "Escape" });
    expect(field.value).toBe("");
  });

  it("retains the focus on another search", async () => {
    there();
    answering();
    open("q=oak");
    const field = (await typing(" Walnut")) as HTMLInputElement;
    field.focus();
    fireEvent.submit(field.form as HTMLFormElement);
    expect(await screen.findByText(/for “Walnut”/)).toBeTruthy();
    expect([document.activeElement, field.value]).toEqual([field, "Walnut"]);
    expect(screen.queryAllByRole("option")).toEqual([]);
  });

  it("shows no suggestions if they fail, and the form still works", async () => {
    there();
    const failed = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("no signal"));
    open("");
    await typing("walnut");
    await vi.waitFor(() => expect(failed).toHaveBeenCalled());
    expect(screen.queryAllByRole("option")).toEqual([]);
    expect(screen.getByRole("button", { name: "Search" })).toBeTruthy();
  });
});
