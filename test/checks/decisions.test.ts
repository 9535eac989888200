import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT, sourceFiles } from "../support/source-files";

const FOLDER = path.join(ROOT, "docs/decisions");
const read = (file: string) => readFileSync(path.join(FOLDER, file), "utf8");

/** The rows of the index: a number, and the title, with its file if the record still exists. */
const rows = [...read("README.md").matchAll(/^\| (\d+) \| (?:\[(.+)\]\((.+)\)|(.+?)) \| (.+) \|$/gm)].map(
  ([, number = "", title, file, _bare, state = ""]) => ({ number, title, file, state }),
);

const CITED = /\bdecisions? (\d+(?:(?:, | and |, and )\d+)*)/gi;

describe("the index of decisions", () => {
  it("links every record once, by its number and title", () => {
    const files = readdirSync(FOLDER).filter((file) => file !== "README.md");
    expect(rows.flatMap(({ file }) => file ?? []).sort()).toEqual(files.sort());
    const wrong = rows.filter(({ number, title, file }) => file && !read(file).startsWith(`# ${number}. ${title}\n`));
    expect(wrong).toEqual([]);
  });

  it("states once for every number whether the decision is in force", () => {
    const numbers = rows.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    const wrong = rows.filter(({ file, state }) => !(file ? /^in force/ : /^superseded by \d/).test(state));
    expect(wrong).toEqual([]);
  });

  it("has a record of every decision that code, tests and documents cite", () => {
    const known = new Set(rows.flatMap(({ number, file }) => (file ? number : [])));
    const texts = [
      ...sourceFiles("app", [".ts", ".tsx", ".mjs", ".css"]),
      ...sourceFiles("test", [".ts", ".tsx", ".mjs"]),
      ...sourceFiles("docs", [".md"]).filter((file) => !file.path.startsWith("docs/decisions/")),
    ];
    const cited = texts.flatMap(({ path: file, text }) =>
      Array.from(text.matchAll(CITED), ([, numbers = ""]) => numbers.split(/\D+/)).flatMap((list) =>
        list.map((number) => ({ file, number })),
      ),
    );
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter(({ number }) => !known.has(number))).toEqual([]);
  });
});
