import { describe, expect, it } from "vitest";
import { FIRST_CAPACITY } from "~/house/capacity/capacity";
import { unmovableWords } from "~/house/capacity/unmovable";
import { weekPlots } from "~/office/schedule/week-plot";
import { type Job, runFloor } from "../../simulation/floor";
import { aloneOn, summary } from "../../simulation/simulated";

const job = (id: number, due: number, ...minutes: readonly number[]): Job => ({ id, from: 1, due, minutes });

describe("a made-up workshop", () => {
  const days = (minutes: number) => Array<number>(10).fill(minutes);

  it("works on what was promised first, one station a day, and no longer than people are there", () => {
    const run = runFloor([job(1, 9, 50, 10), job(2, 3, 80, 10)], [days(100), days(100)]);
    expect([run.doneOn.get(1), run.doneOn.get(2)]).toEqual([3, 2]);
    expect(run.worked).toEqual([130, 20]);
    expect(runFloor([job(1, 9, 10_000)], [days(100)]).doneOn.get(1)).toBeUndefined();
    expect(aloneOn(job(1, 2, 250, 10), [days(100), days(100)])).toBe(4);
  });

  it("shows dates that do not hold", () => {
    const jobs = [job(1, 1, 50, 10)];
    const known = [days(100), days(100)];
    const run = runFloor(jobs, known);
    const none = { undated: 0, canceled: 0, remakes: 0, compared: 1, longerEarlier: 0, overbooked: 0, tooEarly: 0 };
    const estimates = { estimates: 1, later: 1, movedFixed: 0 };
    const counts = { ...none, ...estimates, longerEarlier: 1, overbooked: 1, tooEarly: 1, movedFixed: 1 };
    const { problems, text } = summary({
      ...{ settings: FIRST_CAPACITY, jobs, known, planRun: run, realRun: run, booked: [50, 10], counts },
    });
    expect(problems).toHaveLength(6);
    expect(text).toContain("Wrong: fewer than 98 % of the promises were kept.");
    const met = [job(1, 2, 50, 10)];
    const right = summary({
      ...{
        settings: FIRST_CAPACITY,
        jobs: met,
        known,
        planRun: run,
        realRun: run,
        booked: [50, 10],
        counts: { ...none, ...estimates },
      },
    });
    expect(right.problems).toEqual([]);
  });
});

describe("the schedule", () => {
  it("draws a station's weeks, with a name that says what they show", () => {
    const weeks = [
      { from: "2026-11-23", booked: 1200, minutes: 2400, isOver: false },
      { from: "2026-11-30", booked: 3000, minutes: 2400, isOver: true },
      { from: "2026-12-07", booked: 0, minutes: 0, isOver: false },
    ];
    const [plot] = weekPlots([{ id: 3, name: "Sanding", weeks }]);
    expect(plot?.name).toBe(
      "Sanding by week, booked of what it can do: week of Nov 23 20 of 40 hours; week of Nov 30 50 of 40 hours, overbooked; week of Dec 7 0 of 0 hours.",
    );
    expect(plot?.bars.map(({ share }) => share)).toEqual(["50%", "125%", "closed"]);
    expect(plot?.bars[1]?.bookedHeight).toBeGreaterThan(plot?.bars[1]?.height ?? 0);
  });

  it("says why a date is refused, and the earliest one", () => {
    expect(unmovableWords({ problem: "full", earliest: "2026-12-10" })).toContain(
      "the earliest is Thursday, December 10",
    );
    expect(unmovableWords({ problem: "full", earliest: null })).toContain("any date that is planned");
    expect(unmovableWords({ problem: "closed" })).toContain("We are closed");
  });
});
