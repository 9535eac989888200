import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileTable, groupTable, percentChange } from "~/office/figures/figure-words";
import { compared, type Figures, median, type SoldGroup, together, type WholeFigure } from "~/office/figures/figures";
import { plotsOf } from "~/office/figures/plots.server";

const DAYS = { from: "2026-11-02", until: "2026-11-15" };

const aGroup = (change: Partial<SoldGroup>): SoldGroup => ({
  ...{ key: "0", orders: 1, pieces: 2, area: 36_864, cents: 1000, claims: 0, latest: 1 },
  ...{ confirmed: 0, confirmHours: 0, shipped: 0, shipDays: 0 },
  ...change,
});

const wholeOf = (groups: readonly SoldGroup[]): WholeFigure => ({
  ...together(groups),
  medianToConfirm: null,
  medianToShip: null,
});

function byStyle(now: readonly SoldGroup[], ago: readonly SoldGroup[], change: Partial<Figures> = {}): Figures {
  const weeks = (groups: readonly SoldGroup[]) => groups.slice(0, 1).map((group) => ({ ...group, key: "1" }));
  return {
    ...{ by: "style", days: DAYS, titles: {}, credits: { now: 0, ago: 0 }, uncounted: 0 },
    whole: { now: wholeOf(now), ago: wholeOf(ago) },
    weeks: compared("week", weeks(now), weeks(ago), 2),
    groups: compared("style", now, ago, 2),
    ...change,
  };
}

describe("figures", () => {
  it("have the median of their times, halves up", () => {
    expect(median([])).toBeNull();
    expect(median([[5, 1]])).toBe(5);
    expect(
      median([
        [9, 1],
        [2, 1],
      ]),
    ).toBe(6);
    const times = fc.array(fc.tuple(fc.nat(300), fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(times, (all) => {
        const sorted = all
          .flatMap(([time, orders]) => Array<number>(orders).fill(time))
          .sort((one, other) => one - other);
        const below = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
        const above = sorted[Math.floor(sorted.length / 2)] ?? 0;
        expect(median(all)).toBe(Math.round((below + above) / 2));
      }),
    );
  });

  it("compare with a year ago in whole percent", () => {
    expect([percentChange(112, 100), percentChange(88, 100), percentChange(100, 100), percentChange(5, 0)]).toEqual([
      "+12%",
      "−12%",
      "0%",
      "",
    ]);
  });

  it("list the largest sum first, then what sold only a year ago, and what was credited", () => {
    const figures = byStyle(
      [aGroup({ key: "a", cents: 5 }), aGroup({ key: "b", cents: 900 })],
      [aGroup({ key: "c", cents: 7000 }), aGroup({ key: "a", cents: 10 })],
      { titles: { a: "Ashby", b: "Ashby", c: "Lowell" }, credits: { now: 105, ago: 0 } },
    );
    const { rows, left } = groupTable(figures);
    expect(rows.map(([name, , , sales, ago, change]) => [name, sales, ago, change])).toEqual([
      ["Ashby (b)", "$9.00", "$0.00", ""],
      ["Ashby (a)", "$0.05", "$0.10", "−50%"],
      ["Lowell", "$0.00", "$70.00", "−100%"],
      ["Samples credited", "−$1.05", "$0.00", ""],
    ]);
    expect(left).toBe(0);
    const [head, ...lines] = fileTable(figures);
    expect(lines.every((line) => line.length === head?.length)).toBe(true);
    expect(lines.map(([name, , , , sales]) => [name, sales]).slice(-2)).toEqual([
      ["Samples credited", "-1.05"],
      ["Total", "9.05"],
    ]);
  });
});

describe("plots of figures", () => {
  it("are named by what they show, with their main numbers", () => {
    const figures = byStyle([aGroup({ key: "a", cents: 12_000 })], [aGroup({ key: "a", cents: 10_000 })], {
      titles: { a: "Ashby" },
    });
    expect(plotsOf(figures).map(({ name }) => name)).toEqual([
      "Sales by style: $120.00 from Nov 2, 2026 to Nov 15, 2026; $100.00 in the same weeks a year ago (+20%). Most: Ashby, $120.00.",
      "Sales by week: $120.00 from Nov 2, 2026 to Nov 15, 2026; $100.00 in the same weeks a year ago (+20%). The best week began Nov 9, 2026: $120.00.",
    ]);
    expect(plotsOf({ ...figures, by: "week" }).map(({ name }) => name)).toEqual([
      expect.stringMatching(/^Sales by week: /),
      "Square feet by week: 1.00 sq ft from Nov 2, 2026 to Nov 15, 2026; 1.00 sq ft in the same weeks a year ago (0%). The best week began Nov 9, 2026: 1.00 sq ft.",
    ]);
  });

  it("have bars as high as their sums, inside of the drawing", () => {
    const now = [aGroup({ cents: 3000 })];
    const [sales] = plotsOf(byStyle(now, now, { by: "week" }));
    expect(sales?.bars.map(({ height }) => height > 0)).toEqual([false, true]);
    for (const { x, y, width, height } of sales?.bars ?? []) {
      expect(x).toBeGreaterThanOrEqual(44);
      expect(x + width).toBeLessThanOrEqual(400);
      expect(y + height).toBeCloseTo(220 - 24, 0);
    }
    expect(sales?.line).toMatch(/^M[\d.,]+L[\d.,]+$/);
  });

  it("are missing if nothing was sold", () => {
    expect(plotsOf(byStyle([], []))).toEqual([]);
  });
});
