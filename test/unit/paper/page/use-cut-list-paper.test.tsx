// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { useCutListPaper } from "~/paper/page/use-cut-list-paper";
import { aCartLine } from "../../../support/cart-builders";

const CART = [aCartLine("a")];

function Page() {
  const { hasPaper, paper } = useCutListPaper(CART, "Kitchen");
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
