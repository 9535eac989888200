import { expect, it } from "vitest";
import { threadShare } from "~/base/platform/rate-limits/thread-share.server";

it.each([
  { what: "works half of the time", active: 125, processor: 125, idle: 125, part: 0.5 },
  { what: "works all of the time", active: 250, processor: 250, idle: 0, part: 1 },
  { what: "works while other programs keep it from the processor", active: 225, processor: 25, idle: 25, part: 0.5 },
  { what: "has no time left of what other programs leave it", active: 250, processor: 125, idle: 0, part: 1 },
  { what: "waits while other threads hash passwords", active: 25, processor: 500, idle: 225, part: 0.1 },
  { what: "has not been asked to do anything yet", active: 0, processor: 0, idle: 0, part: 0 },
])("the thread's share if it $what: $part", ({ active, processor, idle, part }) => {
  const seen = [
    { active: 1000, idle: 5000, processor: 3000 },
    { active: 1000 + active, idle: 5000 + idle, processor: 3000 + processor },
  ];
  const share = threadShare(() => seen.shift() ?? { active: 0, idle: 0, processor: 0 });
  expect(share()).toBeCloseTo(part, 5);
});
