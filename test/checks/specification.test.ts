import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT, type SourceFile, sourceFiles } from "../support/source-files";

const specification = readFileSync(path.join(ROOT, "docs/specification/office.md"), "utf8");
const files = [
  ...sourceFiles("app", [".ts", ".tsx", ".mjs", ".css"]),
  ...sourceFiles("test", [".ts", ".tsx", ".mjs"]),
  ...sourceFiles("docs", [".md"]),
];

/** The sections of the specification that a file cites. Citations of other documents have a name and a comma first. */
function citedSections({ text }: SourceFile): string[] {
  const cited = text.matchAll(/(?<!(?:RFC \w+|Level \d), )[Ss]ections? (\d[\d.]*(?:(?:, and |, | and )\d+)*)/g);
  return [...cited].flatMap(([, numbers = ""]) => numbers.replace(/\.$/, "").split(/\D+(?=\d)/));
}

const headings = new Set([...specification.matchAll(/^## (\d+)\. /gm)].map(([, number]) => number));

/** The rows of the error catalog: a text in quotation marks, and the file that contains it. */
const catalog = [...specification.matchAll(/^\|[^|]+\| "([^"]+)" \| `([^`]+)` \|$/gm)].map(
  ([, text = "", file = ""]) => ({
    text,
    file,
  }),
);

describe("the specification", () => {
  it("has the nine sections in order", () => {
    expect([...headings]).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
  });

  it("has every section that a comment, a test or a docs page cites", () => {
    const cited = files.flatMap((file) => citedSections(file).map((section) => ({ section, path: file.path })));
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter(({ section }) => !headings.has(section))).toEqual([]);
  });

  it("describes each page once", () => {
    const pages = [...specification.matchAll(/^\| (`\/[^|]*) \|/gm)].map(([, addresses]) => addresses);
    expect(pages.length).toBeGreaterThan(50);
    expect(pages.filter((page, at) => pages.indexOf(page) !== at)).toEqual([]);
  });

  it("lists errors", () => {
    expect(catalog.length).toBeGreaterThan(10);
  });

  it.each(catalog)("quotes a text that $file contains: $text", ({ text, file }) => {
    expect(readFileSync(path.join(ROOT, file), "utf8")).toContain(text);
  });

  it("reads lists of cited sections, and ignores citations of other documents", () => {
    const text = "(specification, sections 2, 3 and 7). Section 4 (RFC 9110, section 12.5.3; section 8).";
    expect(citedSections({ path: "", text })).toEqual(["2", "3", "7", "4", "8"]);
  });
});
