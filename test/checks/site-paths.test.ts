import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { sitePaths } from "~/base/brand/paths";
import { ROOT } from "../support/source-files";

/** Route files that have a page: `account.orders.current.tsx` is `/account/orders/current`, `door.($code).tsx` `/door`. */
function pagesOfRoutes(): string[] {
  const files = readdirSync(path.join(ROOT, "app/routes")).map((file) => file.replace(/\.\(\$\w+\)/, ""));
  // A frame around other pages has its own address only in its index route.
  const isFrame = (file: string) => files.includes(file.replace(/\.tsx$/, "._index.tsx"));
  return files
    .filter((file) => file.endsWith(".tsx") && !file.includes("$") && !isFrame(file))
    .map(
      (file) =>
        `/${file
          .replace(/\.tsx$/, "")
          .replace(/\.?_index$/, "")
          .replaceAll(/_?\./g, "/")}`,
    );
}

describe("the list of pages", () => {
  it("has every page of the routes exactly once", () => {
    expect(sitePaths.map(({ path }) => path).sort()).toEqual(pagesOfRoutes().sort());
  });
});
