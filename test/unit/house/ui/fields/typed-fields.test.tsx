// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fillIn, servedEntries } from "~/house/ui/fields/typed-fields";

function aForm(): HTMLFormElement {
  const { container } = render(
    <form>
      <input name="width" defaultValue="15" />
      <input name="bored" type="checkbox" />
      <input name="hinge" type="radio" value="left" />
      <input name="hinge" type="radio" value="right" defaultChecked />
      <select name="grain" defaultValue="across">
        <option value="">Up</option>
        <option value="across">Across</option>
      </select>
      <textarea name="note" defaultValue="Sink" />
    </form>,
  );
  return container.firstElementChild as HTMLFormElement;
}

describe("the fields of a form", () => {
  it("have the values that the server gave them, whatever was typed and ticked since", () => {
    const form = aForm();
    for (const box of form.querySelectorAll<HTMLInputElement>('[type="checkbox"], [value="left"]')) box.checked = true;
    expect(servedEntries(form)).toEqual([
      ["width", "15"],
      ["hinge", "right"],
      ["grain", "across"],
      ["note", "Sink"],
    ]);
  });

  it("are filled in from a draft, and of radio buttons the one that was chosen", () => {
    const form = aForm();
    fillIn(form, { bored: "on", hinge: "left" });
    expect([...new FormData(form)].slice(1, 3)).toEqual([
      ["bored", "on"],
      ["hinge", "left"],
    ]);
  });
});
