import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../support/source-files";

const text = readFileSync(path.join(ROOT, "docs/architecture.md"), "utf8");

function subfolders(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** The folders of `app`, and the subfolders of `ui` and `provider`. */
function folders(): string[] {
  return subfolders("app").flatMap((name) =>
    name === "ui" || name === "provider" ? subfolders(`app/${name}`).map((inner) => `${name}/${inner}`) : [name],
  );
}

describe("docs/architecture.md", () => {
  it("names every folder of app in its table, and nothing else", () => {
    const table = text.split("## The folders of `app`")[1]?.split("\n## ")[0] ?? "";
    const firsts = [...table.matchAll(/^\| (`[^|]+) \|/gm)].map(([, first = ""]) => first);
    const named = firsts.flatMap((first) => [...first.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
    expect(named.sort()).toEqual(folders().sort());
  });
});
