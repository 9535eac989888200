import { expect, it } from "vitest";
import { fieldsOf } from "~/forms/form-fields";

it("finds the first of each field, and tells an empty one from none", () => {
  const fields = fieldsOf(new URLSearchParams("a=1&a=2&b="));
  expect([fields.get("a"), fields.get("b"), fields.get("c")]).toEqual(["1", "", null]);
  expect([fields.has("b"), fields.has("c")]).toEqual([true, false]);
});
