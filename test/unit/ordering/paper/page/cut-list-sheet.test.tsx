// @vitest-environment happy-dom
import { act, render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { priceLines } from "~/ordering/orders/order-price";
import { costsOf, useCutListPaper } from "~/ordering/paper/page/cut-list-sheet";
import { formatCents } from "~/trade/measure/money";
import { LIST_TERMS } from "~/trade/pricing/price-terms";
import { aCartLine } from "../../../../support/cart-builders";

const CART = [aCartLine("a")];

const TERMS = { shipsOn: null, freightCents: 12_345, taxCents: 555 };
const COSTS = costsOf({ totalCents: 0, feeCents: 2500, terms: TERMS });

function Page() {
  const { hasPaper, paper } = useCutListPaper(CART, "Kitchen", COSTS);
  return (
    <>
      <p>{hasPaper ? "paper" : "page"}</p>
      {paper}
    </>
  );
}

it("prints the cut list from the first moment the cart is shown", () => {
  render(<Page />);
  screen.getByText("paper");
  expect(screen.queryAllByRole("table")).toEqual([]);
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(screen.getAllByRole("table").length).toBeGreaterThan(0);
  expect(document.title).toMatch(/^Kitchen - Cut list/);
});

it("has the costs of an order and the sum of its page", () => {
  const paper = within(render(<Page />).container);
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  const pieces = priceLines(CART, LIST_TERMS).totalCents;
  paper.getByText("Fee for changes");
  paper.getByText("$123.45");
  expect(paper.getByText("Total").nextElementSibling?.textContent).toBe(formatCents(pieces + 15_400));
  expect(paper.queryByText(/before tax/)).toBeNull();
  expect(costsOf({ totalCents: 1, terms: { ...TERMS, taxCents: null } }).without).toBe("before tax");
});
