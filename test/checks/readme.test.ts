import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import manifest from "../../package.json";
import { ROOT, sourceFiles } from "../support/source-files";

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

/** Account pages that the README's table names together as the pages linked from the dashboard. */
const ON_THE_DASHBOARD = /^\/account\/(?!registered|tiers|dashboard)./;

/** Documents about code that is gone or does not exist yet. */
const TELL_OF_OTHER_TIMES = /^docs\/(decisions\/|react-router-7)/;

/** The files of this project that a document links to, from the project's root. */
const linkedFrom = (document: string) =>
  [...read(document).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, file = ""]) =>
    path.posix.join(path.posix.dirname(document), file),
  );

describe("the README", () => {
  it("names the URL of every route", () => {
    const urls = readdirSync(path.join(ROOT, "app/routes")).map(urlOf);
    const own = urls.filter((url) => !url.includes("$") && !ON_THE_DASHBOARD.test(url));
    expect(own.length).toBeGreaterThan(25);
    expect(own.filter((url) => !isNamed(url))).toEqual([]);
  });

  it("names only files and commands that exist", () => {
    const files = [...readme.matchAll(/`(app\/[\w.$/-]+)`/g), ...readme.matchAll(/\]\(([\w./-]+)\)/g)];
    expect(files.length).toBeGreaterThan(10);
    expect(files.map(([, file = ""]) => file).filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    const commands = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
    expect(commands.filter((name) => !Object.hasOwn(manifest.scripts, name))).toEqual([]);
  });
});
