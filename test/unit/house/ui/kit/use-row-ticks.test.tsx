// @vitest-environment happy-dom
import { act, fireEvent, render } from "@testing-library/react";
import { useRef } from "react";
import { expect, it } from "vitest";
import { useRowTicks } from "~/house/ui/kit/use-row-ticks";
import { WorkList } from "~/house/ui/kit/work-list";

const ROWS = ["HV-1", "HV-2", "HV-3", "HV-4"];

function List() {
  const form = useRef<HTMLFormElement>(null);
  const ticks = useRowTicks(form, "");
  return (
    <form ref={form}>
      <p>{ticks && `${ticks.ticked} of ${ticks.rows}`}</p>
      <WorkList
        caption="Orders"
        rows={ROWS}
        keyOf={(row) => row}
        columns={[{ title: "Order", cell: (row) => row }]}
        ticks={{ name: "order", headName: "shown", label: (row) => `Select ${row}` }}
      />
    </form>
  );
}

it("ticks all rows by the head, and the rows between two clicks with Shift", () => {
  const { container, getByLabelText } = render(<List />);
  const box = (name: string) => getByLabelText(name) as HTMLInputElement;
  const click = (name: string, shiftKey = false) => act(() => void fireEvent.click(box(name), { shiftKey }));
  const ticked = () => ROWS.filter((row) => box(`Select ${row}`).checked);
  const said = () => container.querySelector("p")?.textContent;
  expect(said()).toBe("0 of 4");
  click("Select HV-2");
  click("Select HV-4", true);
  expect([ticked(), said()]).toEqual([["HV-2", "HV-3", "HV-4"], "3 of 4"]);
  expect([box("Select all").checked, box("Select all").indeterminate]).toEqual([false, true]);
  click("Select HV-3");
  click("Select HV-2", true);
  expect(ticked()).toEqual(["HV-4"]);
  click("Select all");
  expect([ticked(), said(), box("Select all").indeterminate]).toEqual([ROWS, "4 of 4", false]);
  expect(new FormData(container.querySelector("form") as HTMLFormElement).get("shown")).toBe(ROWS.join(" "));
  click("Select all");
  expect(ticked()).toEqual([]);
});
