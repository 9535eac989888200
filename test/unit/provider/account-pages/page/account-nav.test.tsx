// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AccountNav } from "~/provider/account-pages/page/account-nav";
import { accountPages } from "~/provider/account-pages/page/account-pages";
import { accountSections } from "~/provider/account-pages/page/account-sections";
import { DashboardPage } from "~/provider/account-pages/page/dashboard-page";

async function show(here: string, role: string | null = null) {
  cleanup();
  const loader = () => ({ user: { email: "ann@shop.test", role } });
  const Stub = createRemixStub([
    { id: "root", path: "/", loader, HydrateFallback: () => null, Component: () => <AccountNav here={here} /> },
  ]);
  render(<Stub />);
  await screen.findByRole("navigation", { name: "Your account" });
}

const linksIn = (name: string) =>
  within(screen.getByRole("navigation", { name }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("aria-current")]);

describe("the account's navigation", () => {
  it("leads to every page of the account from one of four entries", () => {
    expect(accountSections.map(({ title }) => title)).toEqual(["Orders", "Quotes", "Lists", "Profile"]);
    const reached = accountSections.flatMap(({ parts }) => parts.map(({ to }) => to));
    const pages = [...Object.values(accountPages).map(({ to }) => to), "/account/quotes"];
    expect([...reached].sort()).toEqual(pages.sort());
    for (const { to, parts } of accountSections) expect(parts[0]?.to).toBe(to);
  });

  it("marks the entry and the page that are open", async () => {
    await show("/account/documents");
    expect(linksIn("Your account").filter(([, current]) => current)).toEqual([["Orders", "true"]]);
    expect(linksIn("Orders").filter(([, current]) => current)).toEqual([["Documents", "page"]]);
    await show("/account/quotes");
    expect(linksIn("Your account").filter(([, current]) => current)).toEqual([["Quotes", "page"]]);
    expect(screen.queryByRole("navigation", { name: "Quotes" })).toBeNull();
  });

  it.each([
    ["a customer", "/account/password", null, false],
    ["a customer who opened its page", "/account/two-factor", null, true],
    ["an owner", "/account/password", "owner", true],
  ] as const)("shows the second factor to those who may have one: %s", async (_who, here, role, isShown) => {
    await show(here, role);
    expect(linksIn("Profile").some(([title]) => title === "Second Factor")).toBe(isShown);
  });
});

describe("the dashboard", () => {
  it("leads to the four entries, and says so if nothing waits", () => {
    cleanup();
    const overview = { firstName: "", email: "ann@shop.test", orders: { active: 0, total: 0 } };
    const shown = { overview, tier: null, state: "active", waiting: null, cart: null } as const;
    const Stub = createRemixStub([{ path: "/", Component: () => <DashboardPage {...shown} /> }]);
    render(<Stub />);
    const account = screen.getByRole("region", { name: "Your account" });
    expect(within(account).getAllByRole("link")).toHaveLength(4);
    expect(screen.getByRole("region", { name: "Waiting for you" }).textContent).toContain("Nothing is waiting");
  });
});
