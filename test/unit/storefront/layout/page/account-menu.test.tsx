// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AccountMenu } from "~/storefront/layout/page/account-menu";

describe("the link to the sign-in page", () => {
  it.each([
    ["/shop", "/shop"],
    ["/shop?_=x", "/shop"],
    ["/shop?construction=slab&utm_source=mail&sort=price&_=x", "/shop?construction=slab&sort=price"],
    ["/terms?construction=slab", "/terms"],
  ])("on %s leads back to %s", async (address, back) => {
    const Component = () => <AccountMenu user={null} />;
    const Stub = createRemixStub([
      { path: "/shop", Component, handle: { query: ["construction", "sort"] } },
      { path: "/terms", Component },
    ]);
    render(<Stub initialEntries={[address]} />);
    const link = await screen.findByText("Login");
    expect(new URL(link.getAttribute("href") ?? "", "http://shop.test").searchParams.get("returnTo")).toBe(back);
  });
});
