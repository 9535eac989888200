// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { useOrderTotal, usePublishTotal } from "~/configurator/lines/order-total";
import { priceOrder } from "~/trade/pricing/pricing";

const NOTHING = { doors: [], drawers: [], panels: [], fillers: [] };
const priceOf = (width: number) => priceOrder({ ...NOTHING, doors: [{ width, height: 16 * 12, preBored: false }] }, 20);

function Form({ width }: { readonly width: number }) {
  usePublishTotal(priceOf(width));
  return null;
}

function Shown() {
  return <output>{useOrderTotal()?.totalCents ?? "none"}</output>;
}

const page = (form: React.ReactNode) => (
  <>
    <Shown />
    {form}
  </>
);

it("passes the order form's total to its consumers, and removes it with the form", () => {
  const { rerender } = render(page(null));
  expect(screen.getByRole("status").textContent).toBe("none");
  rerender(page(<Form width={16 * 12} />));
  expect(screen.getByRole("status").textContent).toBe("2000");
  rerender(page(<Form width={16 * 24} />));
  expect(screen.getByRole("status").textContent).toBe("4000");
  rerender(page(null));
  expect(screen.getByRole("status").textContent).toBe("none");
});
