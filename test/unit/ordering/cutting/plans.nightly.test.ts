import { expect, it } from "vitest";
import { leastSheets } from "~/trade/cutting-plan/sheet-filling";
import { planSheets } from "~/trade/cutting-plan/sheet-plan";
import { kitchenLists, leastForLarge, randomLists, STOCK, wideLists } from "./kitchen-lists";

it.each([
  { what: "kitchens", lists: kitchenLists, leastOf: leastSheets, bound: "the area" },
  { what: "freely random parts", lists: randomLists, leastOf: leastSheets, bound: "the area" },
  { what: "parts of any width", lists: wideLists, leastOf: leastForLarge, bound: "the area of large parts" },
])("needs at most 5 % more sheets than $bound does, at the median of 50 lists of $what", ({ lists, leastOf }) => {
  const over = lists(50).map((parts) => {
    const least = leastOf(parts, STOCK);
    return (planSheets(parts, STOCK).length - least) / least;
  });
  expect(over.sort((one, other) => one - other)[25]).toBeLessThanOrEqual(0.05);
});
