import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT, sourceFiles } from "../support/source-files";

/** Names that only server code contains; the browser must never be sent one of them. */
const SERVER_ONLY = [
  '"node:',
  "DatabaseSync",
  "PRAGMA",
  "undici",
  "DATABASE_PATH",
  "PROVIDER_URL",
  "SESSION_SECRET",
  "/api/shopify",
  "process.env",
  "sourceMappingURL",
];

describe("the browser bundle", () => {
  it("was built", () => {
    expect(existsSync(path.join(ROOT, "public/build"))).toBe(true);
  });

  it("holds no server code and no source map", () => {
    const bundle = sourceFiles("public/build", [".js", ".map"]);
    expect(bundle.length).toBeGreaterThan(5);
    const found = bundle.flatMap((file) =>
      SERVER_ONLY.filter((name) => file.text.includes(name)).map((name) => `${file.path}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it("needs no value of a server module, which the compiler would have left undefined", () => {
    const bundle = sourceFiles("public/build", [".js"])
      .map((file) => file.text)
      .join("\n");
    for (const name of ["readForm", "catalog", "orUpstreamProblem", "PUBLIC_PAGE"]) expect(bundle).not.toContain(name);
  });
});
