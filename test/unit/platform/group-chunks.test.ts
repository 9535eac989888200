import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { groupChunks, withImports } from "../../../app/platform/build/group-chunks.mjs";

/** Code that no compression makes shorter, about as long as it says. */
const codeOf = (bytes: number) => `/*${randomBytes(Math.ceil(bytes * 0.75)).toString("base64")}*/`;

interface Given {
  readonly codes: Readonly<Record<string, number>>;
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** The pages by name; those in capitals are where visits begin. */
  readonly pages: readonly string[];
  readonly always?: readonly string[];
}

/** The groups, each sorted, without the order in which they were found. */
async function groupsOf({ codes, imports, pages, always = [] }: Given): Promise<string[]> {
  const groups = await groupChunks(
    new Map([
      ...Object.entries(codes).map(([url, bytes]) => [url, codeOf(bytes)] as const),
      ...always.map((url) => [url, ""] as const),
    ]),
    new Map(Object.entries(imports)),
    pages.map((page) => ({ modules: [page], isFirst: page === page.toUpperCase() })),
    always,
  );
  return groups
    .map((group) => [...group].sort().join("+"))
    .filter((group) => group !== "")
    .sort();
}

describe("the grouping of chunks", () => {
  it("merges what the same pages load: a request less, and no byte more", async () => {
    const imports = { home: ["a", "b"], shop: ["a", "b"] };
    expect(await groupsOf({ codes: { a: 2000, b: 2000 }, imports, pages: ["home", "shop"] })).toEqual(["a+b"]);
  });

  it("leaves apart what only other pages load, unless it is less than a request costs", async () => {
    const imports = { home: ["a"], shop: ["a", "b"] };
    expect(await groupsOf({ codes: { a: 2000, b: 2000 }, imports, pages: ["home", "shop"] })).toEqual(["a", "b"]);
    expect(await groupsOf({ codes: { a: 2000, b: 100 }, imports, pages: ["home", "shop"] })).toEqual(["a+b"]);
  });

  it("counts the pages that visits begin with for more than all others", async () => {
    const imports = { HOME: ["a"], shop: ["a", "b"], cart: ["a", "b"], terms: ["a", "b"] };
    const codes = { a: 2000, b: 600 };
    expect(await groupsOf({ codes, imports, pages: ["HOME", "shop", "cart", "terms"] })).toEqual(["a", "b"]);
    const renamed = { home: ["a"], shop: ["a", "b"], cart: ["a", "b"], terms: ["a", "b"] };
    expect(await groupsOf({ codes, imports: renamed, pages: ["home", "shop", "cart", "terms"] })).toEqual(["a+b"]);
  });

  it("keeps what every page loads as one group, to which nothing is lost", async () => {
    const imports = { home: ["root", "a"], shop: ["root"], root: [], a: ["root"] };
    const groups = await groupsOf({ codes: { a: 5000 }, imports, pages: ["home", "shop"], always: ["root"] });
    expect(groups).toEqual(["a", "root"]);
  });

  it("follows imports to their end, also in a circle", () => {
    const imports = new Map([
      ["a", ["b"]],
      ["b", ["c"]],
      ["c", ["a"]],
    ]);
    expect([...withImports(["a"], imports)]).toEqual(["a", "b", "c"]);
  });
});
