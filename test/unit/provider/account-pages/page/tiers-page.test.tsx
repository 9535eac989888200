// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ShopSettings } from "~/house/settings/shop-settings";
import { TiersPage } from "~/provider/account-pages/page/tiers-page";

const shown = (discounts: ShopSettings["discounts"] | null) => {
  const Stub = createRemixStub([{ path: "/", Component: () => <TiersPage discounts={discounts} /> }]);
  render(<Stub />);
};

it("names each tier's pricing in the specification's words", () => {
  shown(null);
  for (const benefit of ["Standard pricing", "Reseller pricing", "Dealer pricing", "Volume pricing"]) {
    expect(screen.getByText(benefit)).toBeTruthy();
  }
});

it("adds the figure that the shop sets for a tier", () => {
  shown({ trade: 0, reseller: 100, dealer: 0, wholesaler: 225 });
  const figures = ["Standard pricing", "Reseller pricing: 10% off each piece", "Dealer pricing: the list price"];
  for (const benefit of [...figures, "Volume pricing: 22.5% off each piece"]) {
    expect(screen.getByText(benefit)).toBeTruthy();
  }
});

it.each([
  ["as the settings are", { trade: 0, reseller: 100, dealer: 150, wholesaler: 200 }],
  ["while the settings cannot be read", null],
])("says that the shop shows an account its own price, %s", (_when, discounts) => {
  shown(discounts);
  expect(screen.getByText(/the shop shows your price beside the list price/)).toBeTruthy();
  expect(screen.queryByText(/on paper|standard prices/)).toBeNull();
});

it("leads from each tier to the form that begins with it", () => {
  shown(null);
  const links = screen.getAllByRole("link", { name: /^Choose / }).map((link) => link.getAttribute("href"));
  expect(links).toEqual(["trade", "reseller", "dealer", "wholesaler"].map((tier) => `/account?tier=${tier}`));
});
