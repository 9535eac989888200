import { describe, expect, it } from "vitest";
import { figureOf, written } from "../../art/films/player/figure";
import { cut } from "../../art/films/timeline";

describe("a figure that counts in a film", () => {
  it.each(["15 1/16", "Opening 30", "Door 17 7/8", "1/2", "3 in", "24"])("ends with its label: %s", (label) => {
    const figure = figureOf(label);
    expect(figure && written(figure)).toBe(label);
  });

  it("shows only marks of a tape while it counts", () => {
    const [before, after] = ["Door ", ""];
    expect([0, 1, 8, 22, 26].map((sixteenths) => written({ before, sixteenths, after }))).toEqual([
      "Door 0",
      "Door 1/16",
      "Door 1/2",
      "Door 1 3/8",
      "Door 1 5/8",
    ]);
  });
});

describe("the words of a film", () => {
  it("are cut where its lines begin, without losing any", () => {
    expect(cut("One, two. Three.", ["One", "two", "Three"])).toEqual(["One,", "two.", "Three."]);
  });

  it("stop the recording if no line begins with a cue", () => {
    expect(() => cut("One, two.", ["One", "three"])).toThrow('No line begins with "three"');
    expect(() => cut("One, two.", ["two"])).toThrow();
  });
});
