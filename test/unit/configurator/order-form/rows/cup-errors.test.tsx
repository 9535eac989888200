// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fieldOf, fillIn, showOrderPage } from "../../../../support/order-form";

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const CASES = [
  ["3;31", "2", /^This door is only 30" high, so a cup at 31" misses it/],
  ["1/2;27", "1", /^The cup 1\/2" from the top meets the edge/],
  ["3;4", "1", /^The cup 4" from the top meets the cup/],
  ["3;28", "2", /^The cup 28" from the top meets the joint/],
] as const;

/** What a field is described by. */
const said = (field: Element) =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");

describe("a cup that cannot be", () => {
  it.each(CASES)("is refused at its field as the row is left: %s", async (cups, number, words) => {
    showOrderPage();
    fillIn(fieldOf("Door 1", "Width inches"), "15");
    fillIn(fieldOf("Door 1", "Height inches"), "30");
    fireEvent.click(within(screen.getByRole("group", { name: "Door 1" })).getByRole("checkbox"));
    fireEvent.click(screen.getAllByText(/^Hinges:/)[0] as HTMLElement);
    await screen.findByLabelText("Cup 1");
    fireEvent.change(fieldOf("Door 1", "Measured from"), { target: { value: "top" } });
    for (const [at, text] of cups.split(";").entries()) fillIn(fieldOf("Door 1", `Cup ${at + 1}`), text);
    const field = fieldOf("Door 1", `Cup ${number}`);
    await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
    expect(said(field)).toMatch(words);
    fillIn(fieldOf("Door 1", "Cup 1"), "4");
    fillIn(fieldOf("Door 1", "Cup 2"), "26");
    await expect.poll(() => fieldOf("Door 1", `Cup ${number}`).getAttribute("aria-invalid")).toBeNull();
  });
});

it("cups stay at their plates when a height is changed, and Undo takes that back", async () => {
  showOrderPage();
  fillIn(fieldOf("Door 1", "Width inches"), "15");
  fillIn(fieldOf("Door 1", "Height inches"), "30");
  fireEvent.click(screen.getAllByText(/^Hinges:/)[0] as HTMLElement);
  await screen.findByLabelText("Cup 1");
  fireEvent.change(fieldOf("Door 1", "Measured from"), { target: { value: "top" } });
  fillIn(fieldOf("Door 1", "Cup 1"), "3 1/2");
  fillIn(fieldOf("Door 1", "Cup 2"), "26 1/2");
  fillIn(fieldOf("Door 1", "Height inches"), "41 1/2");
  expect(fieldOf("Door 1", "Cup 1").value).toBe("3 1/2");
  expect(fieldOf("Door 1", "Cup 2").value).toBe("38");
  expect(
    screen.getByText('Door 1: its lower cup keeps its distance from the other end, now 38" from the top.'),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(fieldOf("Door 1", "Cup 2").value).toBe("26 1/2");
});
