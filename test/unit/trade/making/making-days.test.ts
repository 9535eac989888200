import { describe, expect, it } from "vitest";
import { makingDays, makingRange, rangeText, styleDays, workingDaysText } from "~/trade/making/making-days";
import { specificationOf } from "../../../support/specifications";

const style = (leadDays?: number) => {
  const { leadDays: own, ...specification } = specificationOf("ashby");
  return { specification: { ...specification, ...(leadDays !== undefined && { leadDays }) } };
};

describe("the days it takes to make an order", () => {
  it.each<[string, Parameters<typeof makingDays>, number | null]>([
    ["those of its slowest style", [[style(8), style(15), style(10)], null], 15],
    ["a style's own where the owner's are more", [[style(8)], 20], 8],
    ["those of a style where they are more than the owner's", [[style(15)], 10], 15],
    ["the owner's for a style that says nothing", [[style(8), style()], 12], 12],
    ["unknown where nobody says them of a style", [[style(8), style()], null], null],
    ["unknown for a line that says nothing", [[{}], null], null],
    ["the owner's for an order of nothing", [[], 9], 9],
  ])("are %s", (_what, [lines, shopDays], days) => {
    expect(makingDays(lines, shopDays)).toBe(days);
  });

  it("are the same for a style in a catalog and in an order, whatever the owner says for others", () => {
    const styles = [style(8), style(15), style()];
    expect(styles.map(({ specification }) => styleDays(specification, null))).toEqual([8, 15, null]);
    expect(styles.map(({ specification }) => styleDays(specification, 12))).toEqual([8, 15, 12]);
    expect([makingRange(styles, null), makingRange(styles, 12), makingRange([], 12)]).toEqual([[8, 15], [8, 15], null]);
    expect([rangeText([8, 15]), rangeText([12, 12])]).toEqual(["8 to 15 working days", "12 working days"]);
  });

  it("are formatted as text", () => {
    expect([workingDaysText(1), workingDaysText(12)]).toEqual(["1 working day", "12 working days"]);
  });
});
