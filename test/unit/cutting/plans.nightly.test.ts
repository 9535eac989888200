import { expect, it } from "vitest";
import { leastSheets } from "~/cutting/plan/sheet-filling";
import { planSheets } from "~/cutting/plan/sheet-plan";
import { kitchenLists, randomLists, STOCK } from "./kitchen-lists";

it.each([
  { what: "kitchens", lists: kitchenLists },
  { what: "freely random parts", lists: randomLists },
])("needs at most 5 % more sheets than the area does, at the median of 50 lists of $what", ({ lists }) => {
  const over = lists(50).map((parts) => {
    const least = leastSheets(parts, STOCK);
    return (planSheets(parts, STOCK).length - least) / least;
  });
  expect(over.sort((one, other) => one - other)[25]).toBeLessThanOrEqual(0.05);
});
