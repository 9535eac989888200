import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import manifest from "../../package.json";
import renovate from "../../renovate.json";
import measuring from "../bench/package.json";
import { ROOT } from "../support/source-files";

const text = readFileSync(path.join(ROOT, "docs/dependencies.md"), "utf8");

/** The rows of the table below a heading: the names in the first column, and the text of the last one. */
function rows(heading: string): { names: string[]; last: string }[] {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
  return [...section.matchAll(/^\| (`[^|]+) \|.*?\|([^|]*)\|$/gm)].map(([, first = "", last = ""]) => ({
    names: [...first.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
    last: last.trim(),
  }));
}

const named = (heading: string) =>
  rows(heading)
    .flatMap(({ names }) => names)
    .sort();

/** The overrides as `package`, or `parent > package` for an override below one parent only. */
function overrides(entries: Readonly<Record<string, unknown>>, parents: readonly string[] = []): string[] {
  return Object.entries(entries).flatMap(([name, value]) =>
    typeof value === "string"
      ? [[...parents, name].join(" > ")]
      : overrides(value as Readonly<Record<string, unknown>>, [...parents, name]),
  );
}

describe("docs/dependencies.md", () => {
  it.each([
    ["At run time", [], Object.keys(manifest.dependencies)],
    ["In the bundle", ["For building and testing"], Object.keys(manifest.devDependencies)],
    ["For measuring", [], Object.keys(measuring.dependencies)],
    ["Overrides", [], overrides(manifest.overrides)],
  ])("names exactly what package.json has: %s", (heading, more, names) => {
    expect(names.length).toBeGreaterThan(0);
    expect([heading, ...more].flatMap(named).sort()).toEqual([...names].sort());
  });

  it("correctly says that every version is exact", () => {
    const versions = Object.entries({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...measuring.dependencies,
    });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it("agrees with Renovate on which packages are held back", () => {
    const held = ["At run time", "In the bundle", "For building and testing", "For measuring"]
      .flatMap(rows)
      .filter(({ last }) => last !== "");
    const patterns = renovate.packageRules.filter((rule) => !("groupName" in rule)).flatMap((r) => r.matchPackageNames);
    const isKnown = (name: string) =>
      patterns.some((p) => p === name || (p.endsWith("/**") && name.startsWith(p.slice(0, -2))));
    expect(held.flatMap(({ names }) => names).filter((name) => !isKnown(name))).toEqual([]);
    expect(held.length).toBeGreaterThan(10);
  });
});
