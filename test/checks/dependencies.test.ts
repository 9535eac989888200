import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import manifest from "../../package.json";
import { ROOT } from "../support/source-files";

const text = readFileSync(path.join(ROOT, "docs/dependencies.md"), "utf8");

/** The names in the first column of the table below a heading. */
function named(heading: string): string[] {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
  const columns = [...section.matchAll(/^\| (`[^|]+) \|/gm)].map(([, column = ""]) => column);
  return columns.flatMap((column) => [...column.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name)).sort();
}

/** The overrides as `package`, or `parent > package` for one parent alone. */
function overrides(entries: Readonly<Record<string, unknown>>, parents: readonly string[] = []): string[] {
  return Object.entries(entries).flatMap(([name, value]) =>
    typeof value === "string"
      ? [[...parents, name].join(" > ")]
      : overrides(value as Readonly<Record<string, unknown>>, [...parents, name]),
  );
}

describe("docs/dependencies.md", () => {
  it.each([
    ["At run time", Object.keys(manifest.dependencies)],
    ["For building and testing", Object.keys(manifest.devDependencies)],
    ["Overrides", overrides(manifest.overrides)],
  ])("names what package.json has, and nothing else: %s", (heading, names) => {
    expect(names.length).toBeGreaterThan(5);
    expect(named(heading)).toEqual([...names].sort());
  });

  it("is right that every version is exact", () => {
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});
