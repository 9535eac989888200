import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { joinModules } from "../../../../app/base/platform/build/join-scripts.mjs";

const HOME = "/build/routes/_index-AAAAAAAA.js";
const TERMS = "/build/routes/terms-BBBBBBBB.js";
const SHARED = "/build/_shared/chunk-CCCCCCCC.js";
const LATER = "/build/_shared/later-DDDDDDDD.js";
const PAGES = [HOME, TERMS];

/** The compiler's output; its file names do not depend on what is later joined into the files. */
const build = (shared: string, later: string) => ({
  [HOME]: `import{a}from"${SHARED}";export const home=()=>[a(),import("${LATER}")];`,
  [TERMS]: `export const terms=()=>"in words";`,
  [SHARED]: `export const a=()=>"${shared}";`,
  [LATER]: `export const later=()=>"${later}";`,
});

const folder = mkdtempSync(path.join(os.tmpdir(), "scripts-"));
afterAll(() => rmSync(folder, { recursive: true }));

let builds = 0;

/** Joins a build in its own folder. */
async function joined(files: Readonly<Record<string, string>>) {
  builds += 1;
  const root = path.join(folder, String(builds));
  for (const [url, text] of Object.entries(files)) {
    const file = path.join(root, url.slice("/build/".length));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const { chunks, moduleOf } = await joinModules(root, PAGES);
  const read = (name: string) => readFileSync(path.join(root, name), "utf8");
  return { files: [...chunks.keys()], home: moduleOf(HOME), terms: moduleOf(TERMS), read };
}

describe("the joined scripts", () => {
  it("have the same names for the same contents", async () => {
    expect((await joined(build("one", "one"))).files).toEqual((await joined(build("one", "one"))).files);
  });

  // Browsers store a script forever under its name (decision 115).
  it.each([
    ["imports", build("other", "one")],
    ["loads later", build("one", "other")],
  ])("have a new name if their contents or what it %s changed, and only then", async (_how, changed) => {
    const before = await joined(build("one", "one"));
    const after = await joined(changed);
    expect(after.home).not.toBe(before.home);
    expect(after.terms).toBe(before.terms);
    for (const name of after.files.filter((file) => before.files.includes(file))) {
      expect(after.read(name), name).toBe(before.read(name));
    }
  });

  it("import each other under their new names", async () => {
    const { files, read } = await joined(build("one", "one"));
    const text = files.map(read).join("\n");
    for (const url of [SHARED, LATER]) expect(text).not.toContain(path.basename(url));
    expect(text).toContain('"one"');
  });
});
