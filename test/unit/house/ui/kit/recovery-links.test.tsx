// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { ReloadButton } from "~/house/ui/kit/recovery-links";

const Page = createRemixStub([{ path: "*", Component: () => <ReloadButton>Try Again</ReloadButton> }]);

describe("Try Again", () => {
  it.each(["/shop", "/product/fir?finish=Oil"])("leads to the page's own address before JavaScript: %s", (address) => {
    // React warns that the router's layout effects do nothing on a server.
    const noise = vi.spyOn(console, "error").mockImplementation(() => {});
    document.body.innerHTML = renderToStaticMarkup(<Page initialEntries={[address]} />);
    noise.mockClear();
    const control = screen.getByRole("button", { name: "Try Again" });
    expect(control.closest("form")).toBeNull();
    expect(control.getAttribute("href")).toBe(address);
    document.body.innerHTML = "";
  });

  it("is a button that reloads the page once JavaScript runs", () => {
    const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {});
    render(<Page initialEntries={["/shop"]} />);
    const control = screen.getByRole("button", { name: "Try Again" });
    expect(control.tagName).toBe("BUTTON");
    control.click();
    expect(reload).toHaveBeenCalledOnce();
  });
});
