import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { WINGS } from "../../.dependency-cruiser.mjs";
import { ROOT } from "../support/source-files";

const text = readFileSync(path.join(ROOT, "docs/architecture.md"), "utf8");

function subfolders(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** The subjects of `app` as `wing/subject`. */
const subjects = () => WINGS.flatMap((wing) => subfolders(`app/${wing}`).map((name) => `${wing}/${name}`));

describe("docs/architecture.md", () => {
  it("names every wing, from the top down, and every subject in its wing's table", () => {
    const parts = text.split("\n### ").slice(1);
    const named = parts.flatMap((part) => {
      const [wing = ""] = part.split("\n", 1);
      const firsts = [...part.matchAll(/^\| (`[^|]+) \|/gm)].map(([, first = ""]) => first);
      return firsts.flatMap((first) => [...first.matchAll(/`([^`]+)`/g)].map(([, name]) => `${wing}/${name}`));
    });
    const tables = named.filter((name) => WINGS.includes(name.split("/")[0] ?? ""));
    expect([...new Set(tables.map((name) => name.split("/")[0]))]).toEqual(WINGS);
    expect(tables.sort()).toEqual(subjects().sort());
  });
});
