import { describe, expect, it } from "vitest";
import { cachedDocuments } from "~/cached-documents.server";
import { handle as compare } from "~/routes/compare";
import { handle as product } from "~/routes/product.$productId";
import { handle as search } from "~/routes/search._index";
import { handle as shop } from "~/routes/shop";
import "../support/shop-env";

describe("the query that a sign-in returns with", () => {
  it.each([
    ["/shop", shop],
    ["/compare", compare],
    ["/search", search],
    ["/product/ashby", product],
  ])("contains the names that the document cache knows: %s", (path, { query = [] }) => {
    const known = Object.keys(cachedDocuments.queryOf(path) ?? {}).filter((name) => name !== "_data");
    expect([...query].sort()).toEqual(known.sort());
  });
});
