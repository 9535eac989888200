import { describe, expect, it } from "vitest";
import { figuresSearch, readFiguresQuery, weeksOf, yearAgo } from "~/office/figures/period";

/** A Thursday. */
const TODAY = "2026-11-26";
const read = (query: string) => readFiguresQuery(new URLSearchParams(query), TODAY);

describe("the period of figures", () => {
  it("is the last 13 weeks or 52 weeks from a Monday, or the days that were typed", () => {
    expect(read("")).toEqual({
      by: "week",
      days: { from: "2026-08-31", until: TODAY },
      period: "13-weeks",
      problem: null,
    });
    expect(read("period=12-months&by=style")).toMatchObject({
      by: "style",
      days: { from: "2025-12-01", until: TODAY },
    });
    expect(read("from=1/1/2026&until=2026-12-31&by=x")).toEqual({
      by: "week",
      days: { from: "2026-01-01", until: "2026-12-31" },
      period: null,
      problem: null,
    });
  });

  it.each([
    "from=2026-01-01",
    "from=x&until=2026-01-01",
    "from=2026-02-01&until=2026-01-01",
    "from=2024-01-01&until=2026-01-01",
  ])("is the last 13 weeks, with a message, if days cannot be read: %s", (query) => {
    expect(read(query)).toMatchObject({ days: { from: "2026-08-31" }, problem: expect.stringContaining("two days") });
  });

  it("is in the address of its page and file", () => {
    for (const query of ["period=12-months&by=tier", "from=2026-01-05&until=2026-02-01&by=state"]) {
      expect(read(figuresSearch(read(query)).slice(1))).toEqual(read(query));
    }
  });

  it("has whole weeks from Monday, but for its ends, and the same ones a year ago", () => {
    const days = { from: "2026-10-28", until: "2026-11-10" };
    expect(weeksOf(days)).toEqual([
      { from: "2026-10-28", until: "2026-11-01" },
      { from: "2026-11-02", until: "2026-11-08" },
      { from: "2026-11-09", until: "2026-11-10" },
    ]);
    expect(weeksOf(yearAgo(days))).toEqual(weeksOf(days).map(yearAgo));
    expect(read("").days.from).toBe(weeksOf(read("").days)[0]?.from);
    expect(weeksOf(read("").days)).toHaveLength(13);
    expect(weeksOf(read("period=12-months").days)).toHaveLength(52);
  });
});
