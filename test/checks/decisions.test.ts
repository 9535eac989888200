import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT, sourceFiles } from "../support/source-files";

const FOLDER = path.join(ROOT, "docs/decisions");
const read = (file: string) => readFileSync(path.join(FOLDER, file), "utf8");
const index = read("README.md");

/** The rows of decisions that have a record: number, title and file. */
const records = [...index.matchAll(/^\| (\d+) \| \[(.+)\]\((.+)\) \| in force \|$/gm)].map(
  ([, number = "", title = "", file = ""]) => ({ number, title, file }),
);

/** The rows of those that have none any more, and what became of them. */
const others = [...index.matchAll(/^\| (\d+) \| ((?:superseded by|merged into|said in) .+) \|$/gm)].map(
  ([, number = "", state = ""]) => ({ number, state }),
);

const rows = [...index.matchAll(/^\| \d.*$/gm)];
const neverUsed = /^The numbers (.+) were never used\.$/m.exec(index)?.[1]?.match(/\d+/g) ?? [];

const inForce = new Set(records.map(({ number }) => number));
const numbersIn = (text: string) => text.match(/\d+/g) ?? [];

/** Whether a state leads to something: to decisions in force, or to a file that exists. */
function leadsSomewhere(state: string): boolean {
  const file = /^said in `(.+)`$/.exec(state)?.[1];
  if (file !== undefined) return existsSync(path.join(ROOT, file));
  const isWellFormed = /^(?:superseded by|merged into) \d+(?: and \d+)*$/.test(state);
  return isWellFormed && numbersIn(state).every((number) => inForce.has(number));
}

const CITED = /\bdecisions?(?:\s+|\s*\n\s*(?:\*|\/\/)\s*)(\d+(?:(?:, | and |, and )\d+)*)/gi;

describe("the index of decisions", () => {
  it("links every record once, by its number and title", () => {
    const files = readdirSync(FOLDER).filter((file) => file !== "README.md");
    expect(records.map(({ file }) => file).sort()).toEqual(files.sort());
    const wrong = records.filter(({ number, title, file }) => {
      const isNumbered = file.startsWith(`${number.padStart(4, "0")}-`);
      return !isNumbered || !read(file).startsWith(`# ${number}. ${title}\n`);
    });
    expect(wrong).toEqual([]);
  });

  it("says once for every number up to the last what became of it", () => {
    expect(rows.length).toBe(records.length + others.length);
    const numbers = [...records, ...others].map(({ number }) => Number(number)).concat(neverUsed.map(Number));
    const upToTheLast = Array.from({ length: Math.max(...numbers) }, (_, at) => at + 1);
    expect(numbers.sort((a, b) => a - b)).toEqual(upToTheLast);
  });

  it("leads from every number without a record to a decision in force, or to the file that says it", () => {
    expect(others.filter(({ state }) => !leadsSomewhere(state))).toEqual([]);
  });

  it("has a record of every decision that code, tests and documents cite", () => {
    const texts = [
      ...sourceFiles("app", [".ts", ".tsx", ".mjs", ".css"]),
      ...sourceFiles("test", [".ts", ".tsx", ".mjs"]),
      ...sourceFiles("public/orders", [".js"]),
      ...sourceFiles("docs", [".md"]).filter((file) => file.path !== "docs/decisions/README.md"),
      ...["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].map((file) => ({
        path: file,
        text: readFileSync(path.join(ROOT, file), "utf8"),
      })),
    ];
    const cited = texts.flatMap(({ path: file, text }) =>
      Array.from(text.matchAll(CITED), ([, list = ""]) => numbersIn(list)).flatMap((list) =>
        list.map((number) => ({ file, number })),
      ),
    );
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter(({ number }) => !inForce.has(number))).toEqual([]);
  });
});
