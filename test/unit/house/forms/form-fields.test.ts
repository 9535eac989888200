import { expect, it } from "vitest";
import { formFieldsOf } from "~/house/forms/form-fields";

it("finds the first value of each field, and distinguishes an empty one from a missing one", () => {
  const fields = formFieldsOf(new URLSearchParams("a=1&a=2&b="));
  expect([fields.get("a"), fields.get("b"), fields.get("c")]).toEqual(["1", "", null]);
  expect([fields.has("b"), fields.has("c")]).toEqual([true, false]);
});
