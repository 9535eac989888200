import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { EnvSchema } from "~/base/platform/env-schema.server";
import { ROOT, sourceFiles } from "../support/source-files";
import { DESCRIBED_VARIABLES, withVariablesTable } from "../support/variables-table";

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

/** Variables that programs of this project set for each other, those of the system, and of a measurement by hand. */
const NOT_FOR_PEOPLE = [
  "BENCH_BESIDE",
  "BENCH_SMALLER",
  "BREAKS_OFF",
  "CONFORMANCE_ADMIN",
  "CONFORMANCE_PROVIDER",
  "CONFORMANCE_RETURN_URL",
  "CONFORMANCE_SIGN_IN",
  "CONFORMANCE_WRITES",
  "PATH",
  "TEST_TIER",
  "VITEST_POOL_ID",
];

describe("the table of variables in docs/operating.md", () => {
  it("is generated from the schema; `npm run variables` writes it", async () => {
    await expect(withVariablesTable(read("docs/operating.md"))).toMatchFileSnapshot("../../docs/operating.md");
  });

  it("names every variable that something reads", () => {
    const code = [...sourceFiles("test", [".ts", ".tsx", ".mjs"]), ...sourceFiles("art", [".mjs"])];
    const used = code.flatMap(({ text }) =>
      Array.from(text.matchAll(/\b(?:process\.env|environment|env)\.([A-Z][A-Z_]+)/g), ([, name = ""]) => name),
    );
    expect(used).toContain("CHROMIUM_PATH");
    const known = [...DESCRIBED_VARIABLES, ...NOT_FOR_PEOPLE];
    expect([...new Set(used)].filter((name) => !known.includes(name))).toEqual([]);
  });

  it("has its variables in .env.example too", () => {
    const names = Object.keys(EnvSchema.shape);
    expect(names.length).toBeGreaterThan(20);
    const example = read(".env.example");
    expect(names.filter((name) => !example.includes(name))).toEqual([]);
  });
});
