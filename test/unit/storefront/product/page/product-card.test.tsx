// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ProductGrid } from "~/storefront/product/page/product-card";

it("says that an empty list is empty", () => {
  render(<ProductGrid products={[]} />);
  expect(screen.getByText("No products available at this time.")).toBeTruthy();
});
