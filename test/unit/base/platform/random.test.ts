import { expect, it } from "vitest";
import { createRandom } from "~/office/demo/random";

const hundred = (seed: number) => {
  const { whole } = createRandom(seed);
  return Array.from({ length: 100 }, () => whole(3, 7));
};

it("repeats itself for the same seed only", () => {
  expect(hundred(1)).toEqual(hundred(1));
  expect(hundred(1)).not.toEqual(hundred(2));
});

it("chooses every number of a range and no other", () => {
  expect(new Set(hundred(1))).toEqual(new Set([3, 4, 5, 6, 7]));
});

it("is always or never true at 100 or 0 percent", () => {
  const { chance } = createRandom(1);
  expect([chance(100), chance(0)]).toEqual([true, false]);
});
