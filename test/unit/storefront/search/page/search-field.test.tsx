// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { fireEvent } from "@testing-library/react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { SearchField } from "~/storefront/search/page/search-field";

it("a search field keeps what is typed at the moment it appears", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const Stub = createRemixStub([{ path: "/", Component: () => <SearchField id="text" label="Search" asked="oak" /> }]);
  const root = createRoot(place);
  root.render(<Stub />);
  let field: HTMLInputElement | null = null;
  while (!field) {
    await new Promise(setImmediate);
    field = place.querySelector("input");
  }
  fireEvent.change(field, { target: { value: "walnut" } });
  await new Promise(setImmediate);
  expect(field.value).toBe("walnut");
  root.unmount();
});
