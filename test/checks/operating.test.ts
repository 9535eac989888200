import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT, sourceFiles } from "../support/source-files";

const operating = readFileSync(path.join(ROOT, "docs/operating.md"), "utf8");
const code = sourceFiles("app", [".ts", ".tsx"]).map(({ text }) => text);

const found = (pattern: RegExp) => [
  ...new Set(code.flatMap((text) => Array.from(text.matchAll(pattern), ([, name = ""]) => name))),
];

/** Database tables, whose names look like metrics but are not. */
const TABLES = ["shop_change", "shop_digest", "shop_facts", "shop_migration", "shop_migration_lock", "shop_settings"];

describe("docs/operating.md", () => {
  it("names every event of the log", () => {
    const events = found(/\blog\.(?:info|warn|error)\(\s*"([\w.-]+)"/g);
    expect(events.length).toBeGreaterThan(30);
    expect(events.filter((event) => !operating.includes(`\`${event}\``))).toEqual([]);
  });

  it("names every metric, and none that does not exist", () => {
    const metrics = found(/"(shop_[a-z_]+)"/g).filter((name) => !TABLES.includes(name));
    expect(metrics.length).toBeGreaterThan(9);
    expect(metrics.filter((name) => !operating.includes(`\`${name}\``))).toEqual([]);
    const named = Array.from(operating.matchAll(/\bshop_[a-z_]+/g), ([name]) => name.replace(/_bucket$/, ""));
    expect(named.filter((name) => !metrics.includes(name))).toEqual([]);
  });
});
