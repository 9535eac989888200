import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { sitePaths } from "~/brand/paths";
import { ROOT } from "../support/source-files";

/** Route files that have a page: `account.orders.current.tsx` is `/account/orders/current`. */
function pagesOfRoutes(): string[] {
  return readdirSync(path.join(ROOT, "app/routes"))
    .filter((file) => file.endsWith(".tsx") && !file.includes("$"))
    .map(
      (file) =>
        `/${file
          .replace(/\.tsx$/, "")
          .replace(/\.?_index$/, "")
          .replaceAll(".", "/")}`,
    );
}

describe("the list of pages", () => {
  it("has every page of the routes exactly once", () => {
    expect(sitePaths.map(({ path }) => path).sort()).toEqual(pagesOfRoutes().sort());
  });
});
