// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { StateNotice } from "~/provider/account-pages/page/state-notice";

it.each([
  ["pending", "Your account is pending approval."],
  ["rejected", "Your application for this tier was not approved."],
] as const)("tells a customer that the account is %s", (state, title) => {
  render(<StateNotice state={state} />);
  expect(screen.getByText(title)).toBeTruthy();
});

it("tells the customer of an approved account nothing", () => {
  expect(render(<StateNotice state="approved" />).container.textContent).toBe("");
});
