// @vitest-environment happy-dom
import { Link } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useUnsaved } from "~/order-revisions/page/use-unsaved";

function Form() {
  const formRef = useRef<HTMLFormElement>(null);
  useUnsaved(formRef, "/order");
  return (
    <form ref={formRef}>
      <input aria-label="Height" name="height" defaultValue="30" />
      <Link to="/shop">Shop</Link>
      <Link to="/order">Leave the order as it is</Link>
    </form>
  );
}

function show() {
  const Page = createRemixStub([
    { path: "/change", Component: Form },
    { path: "/shop", Component: () => <h1>Shop</h1> },
    { path: "/order", Component: () => <h1>Order</h1> },
  ]);
  render(<Page initialEntries={["/change"]} />);
}

/** Whether the browser would ask before a reload. */
function asks(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

const change = async () => {
  const field = await screen.findByLabelText<HTMLInputElement>("Height");
  const before = asks();
  field.value = "36";
  return before;
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("a form with changes that are not saved", () => {
  it("asks before a reload, and only once something was changed", async () => {
    show();
    expect(await change()).toBe(false);
    expect(asks()).toBe(true);
  });

  it("asks before a link is followed, and stays if that is the answer", async () => {
    const confirm = vi.fn(() => false);
    vi.stubGlobal("confirm", confirm);
    show();
    await change();
    fireEvent.click(screen.getByRole("link", { name: "Shop" }));
    await vi.waitFor(() => expect(confirm).toHaveBeenCalledOnce());
    expect(screen.queryByRole("heading", { name: "Shop" })).toBeNull();
    confirm.mockReturnValue(true);
    fireEvent.click(screen.getByRole("link", { name: "Shop" }));
    await screen.findByRole("heading", { name: "Shop" });
  });

  it("does not ask when the changes are dropped on purpose", async () => {
    const confirm = vi.fn(() => false);
    vi.stubGlobal("confirm", confirm);
    show();
    await change();
    fireEvent.click(screen.getByRole("link", { name: "Leave the order as it is" }));
    await screen.findByRole("heading", { name: "Order" });
    expect(confirm).not.toHaveBeenCalled();
  });
});
