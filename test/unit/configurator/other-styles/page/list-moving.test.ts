// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { readConfigurationForm } from "~/configurator/order-form/configuration-form";
import { listPost } from "~/configurator/other-styles/page/list-moving";

function formWith(fields: readonly (readonly [name: string, value: string])[]): HTMLFormElement {
  const form = document.createElement("form");
  for (const [name, value] of fields) {
    const input = document.createElement("input");
    input.type = "hidden";
    Object.assign(input, { name, value });
    form.append(input);
  }
  document.body.append(form);
  return form;
}

const DOOR = (index: number, height: string) =>
  [
    [`doors[${index}].widthInches`, index === 1 ? "" : "15"],
    [`doors[${index}].widthFraction`, "0"],
    [`doors[${index}].heightInches`, height],
    [`doors[${index}].heightFraction`, "1/2"],
    [`doors[${index}].location`, ""],
    [`doors[${index}].quantity`, "1"],
    [`doors[${index}].hinge`, ""],
  ] as const;

describe("the order form as the comparison posts it", () => {
  afterEach(() => {
    document.body.innerHTML = "";
  });

  it("sends the same content in fewer fields, with its own intent", () => {
    const form = formWith([
      ...DOOR(0, "30"),
      ...DOOR(1, ""),
      ...DOOR(2, "40"),
      ["include.panels", "on"],
      ["intent", "x"],
    ]);
    const whole = new URLSearchParams();
    for (const [name, value] of new FormData(form)) whole.append(name, String(value));
    const post = new URLSearchParams();
    for (const [name, value] of listPost(form, "compare")) post.append(name, String(value));
    expect(readConfigurationForm(post)).toEqual(readConfigurationForm(whole));
    expect(post.getAll("intent")).toEqual(["compare"]);
    expect([...post.keys()].filter((name) => name.startsWith("doors[0]"))).toEqual([
      "doors[0].widthInches",
      "doors[0].heightInches",
      "doors[0].heightFraction",
    ]);
  });
});
