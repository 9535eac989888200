import { describe, expect, it } from "vitest";
import { correctionValidator, splitName } from "~/ordering/orders/correction-form";

describe("a corrected name", () => {
  it.each([
    ["Ana Lopez", "Ana", "Lopes", "Ana", "Lopez"],
    ["Anna Lopez", "Ana", "Lopez", "Anna", "Lopez"],
    ["Mary Ann van Dyck", "Mary Ann", "van Dijk", "Mary Ann", "van Dyck"],
    ["Maria van Dyck", "Mary", "van Dyck", "Maria", "van Dyck"],
    ["  Jo   Ann Smith ", "Bob", "Jones", "Jo Ann", "Smith"],
  ])("%s, known as %s %s, is split into %s and %s", (typed, knownFirst, knownLast, firstName, lastName) => {
    expect(splitName(typed, { firstName: knownFirst, lastName: knownLast })).toEqual({ firstName, lastName });
  });

  it("needs a first and a last name", async () => {
    const { error } = await correctionValidator.validate(
      new URLSearchParams({ name: "Cher", phone: "(503) 555-0100" }),
    );
    expect(error?.fieldErrors.name).toBe("Please enter a first and a last name");
  });
});
