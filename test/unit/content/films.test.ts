import { describe, expect, it } from "vitest";
import { films, playingTime } from "~/content/films";
import { duration, installationLessons, measuringLessons } from "~/content/guides/lessons";

describe("how long a lesson takes", () => {
  it("is written as players write it", () => {
    expect([0, 4.4, 9.5, 59.6, 62.4, 600].map(playingTime)).toEqual(["0:00", "0:04", "0:10", "1:00", "1:02", "10:00"]);
  });

  it("is what its film plays, or the minutes of its drawings", () => {
    for (const lesson of measuringLessons) expect(duration(lesson)).toBe(playingTime(films[lesson.film].seconds));
    for (const lesson of installationLessons) expect(duration(lesson)).toBe(`${lesson.minutes} min`);
  });
});
