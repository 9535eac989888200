import { describe, expect, it } from "vitest";
import { films, playingTime } from "~/storefront/guides/films";
import { duration, installationLessons, measuringLessons } from "~/storefront/guides/lessons";

describe("the duration of a lesson", () => {
  it("is formatted as video players format it", () => {
    expect([0, 4.4, 9.5, 59.6, 62.4, 600].map(playingTime)).toEqual(["0:00", "0:04", "0:10", "1:00", "1:02", "10:00"]);
  });

  it("is the length of its film, or the minutes given for its drawings", () => {
    for (const lesson of measuringLessons) expect(duration(lesson)).toBe(playingTime(films[lesson.film].seconds));
    for (const lesson of installationLessons) expect(duration(lesson)).toBe(`${lesson.minutes} min`);
  });
});
