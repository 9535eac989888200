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

  it("names no file of its own that is not there", () => {
    const bundle = sourceFiles("public/build", [".js"]);
    const named = bundle.flatMap((file) => file.text.match(/\/build\/[\w./$-]+\.(?:js|css|woff2)/g) ?? []);
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((url) => !existsSync(path.join(ROOT, "public", url)))).toEqual([]);
  });

  it("has what every page loads in one file", () => {
    const always = sourceFiles("public/build/_shared", [".js"]).filter((file) => /\/always-/.test(file.path));
    expect(always).toHaveLength(1);
    const root = sourceFiles("public/build", [".js"]).find((file) => /\/root-/.test(file.path));
    const imported = root?.text.match(/(?<=from\s*")[^"]+/g) ?? [];
    expect([...new Set(imported)]).toEqual([expect.stringContaining("/build/_shared/always-")]);
  });

  it("needs no value of a server module, which the compiler would have left undefined", () => {
    const bundle = sourceFiles("public/build", [".js"])
      .map((file) => file.text)
      .join("\n");
    for (const name of ["readForm", "catalog", "orUpstreamProblem", "PUBLIC_PAGE"]) expect(bundle).not.toContain(name);
  });
});
