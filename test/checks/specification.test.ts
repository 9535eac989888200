import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT, type SourceFile, sourceFiles } from "../support/source-files";

const MAX_WORDS = 7000;
const MAX_WORDS_OF_ENTRY = 60;

const files = [
  ...sourceFiles("app", [".ts", ".tsx", ".mjs", ".css"]),
  ...sourceFiles("test", [".ts", ".tsx", ".mjs"]),
  ...sourceFiles("docs", [".md"]),
];

const wordsOf = (text: string) => text.trim().split(/\s+/);

/** The headings, paragraphs, list entries and rows of a Markdown text, each on one line. */
const unwrapped = (text: string) =>
  text
    .replaceAll(/\n(?! *(?:- |\d+\. |\||#|\n)) */g, (_break, at: number) => (text[at - 1] === "\n" ? "\n" : " "))
    .split("\n");

/** The pages of the specification, by name. */
const pages = new Map(
  sourceFiles("docs/specification", [".md"]).map(({ path: file, text }) => [path.basename(file), text]),
);
const lines = [...pages.values()].flatMap(unwrapped);

/** The sections of the specification that a file cites. Citations of other documents have a name and a comma first. */
function citedSections({ text }: SourceFile): string[] {
  const cited = text.matchAll(/(?<!(?:RFC \w+|Level \d), )[Ss]ections? (\d[\d.]*(?:(?:, and |, | and )\d+)*)/g);
  return [...cited].flatMap(([, numbers = ""]) => numbers.replace(/\.$/, "").split(/\D+(?=\d)/));
}

/** The numbered headings of the pages: "2. Pages", and where it is. */
const sections = [...pages].flatMap(([page, text]) =>
  [...text.matchAll(/^## (\d+\. .+)$/gm)].map(([, section = ""]) => ({ section, page })),
);

/** The sections in the list of the entry page, in its order, with the pages to which it links. */
const listed = unwrapped(pages.get("README.md") ?? "").flatMap((line) => {
  const [, section, links = ""] = /^(\d+\. [^:]+): (\[.+)$/.exec(line) ?? [];
  return section
    ? { section, pages: [...links.matchAll(/\]\(([^)#]*)#/g)].map(([, page]) => page || "README.md") }
    : [];
});

/** The addresses that the line of a page of the shop, or its heading, begins with. Parameters have no names here. */
const described = lines.flatMap((line) => {
  const [, addresses = ""] = /^(?:- |### [^`]+: )((?:`\/[^`]*`(?:, |: |$))+)/.exec(line) ?? [];
  return [...addresses.matchAll(/`([^`]+)`/g)].map(([, address = ""]) => address.replaceAll(/\{\w+\}/g, "{}"));
});

/** The addresses of a file of routes: `door.($code).tsx` has `/door` and `/door/{}`. */
function addressesOf(file: string): string[] {
  const address = `/${file
    .replace(/\.tsx?$/, "")
    .replace(/(?:^|\.)_index$/, "")
    .replaceAll("[.]", "\0")
    .replaceAll(/_?\./g, "/")
    .replaceAll("\0", ".")
    .replaceAll(/\$\w+/g, "{}")}`;
  return address.includes("(") ? [address.replace(/\/\(.+\)/, ""), address.replaceAll(/[()]/g, "")] : [address];
}

/** Routes with the address of another route, and those for whatever else is asked for. */
const WITHOUT_ADDRESS = ["$.tsx", "admin.tsx", "orders.$link_.papers.labels.tsx", "provider.$.ts"];

/** The texts of the error catalog, each with the file that contains it. */
const catalog = lines.flatMap((line) => {
  const [, file, texts = ""] = /^- `(app\/[^`]+)`: (.+)$/.exec(line) ?? [];
  return file ? [...texts.matchAll(/"([^"]+)"/g)].map(([, text = ""]) => ({ text, file })) : [];
});

describe("the specification", () => {
  it("has the nine sections in order", () => {
    expect(listed.map(({ section }) => section.split(".")[0])).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
    for (const [, text] of pages) {
      const numbers = [...text.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number));
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
    }
  });

  it("lists on the entry page where each section is", () => {
    const links = listed.flatMap((one) => one.pages.map((page) => `${one.section}: ${page}`));
    expect(links.sort()).toEqual(sections.map(({ section, page }) => `${section}: ${page}`).sort());
  });

  it("has every section that a comment, a test or a docs page cites", () => {
    const numbers = new Set(sections.map(({ section }) => section.split(".")[0]));
    const cited = files.flatMap((file) => citedSections(file).map((section) => ({ section, path: file.path })));
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter(({ section }) => !numbers.has(section))).toEqual([]);
  });

  it("links to headings that exist", () => {
    const isThere = (page: string, anchor: string) => {
      const headings = [...(pages.get(page) ?? "").matchAll(/^#+ (.+)$/gm)];
      return headings.some(
        ([, title = ""]) =>
          anchor ===
          title
            .toLowerCase()
            .replaceAll(/[^\w -]/g, "")
            .replaceAll(" ", "-"),
      );
    };
    const links = [...pages].flatMap(([from, text]) =>
      [...text.matchAll(/\]\(([\w-]*\.md)?#([^)]+)\)/g)].map(([, page, anchor = ""]) => ({
        page: page ?? from,
        anchor,
      })),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(({ page, anchor }) => !isThere(page, anchor))).toEqual([]);
  });

  it("describes each page of the routes once", () => {
    const routes = readdirSync(path.join(ROOT, "app/routes")).filter((file) => !WITHOUT_ADDRESS.includes(file));
    const own = described.filter((address) => !address.startsWith("/provider/"));
    expect(own.length).toBeGreaterThan(100);
    expect(own.sort()).toEqual(routes.flatMap(addressesOf).sort());
  });

  it("lists errors", () => {
    expect(catalog.length).toBeGreaterThan(10);
  });

  it.each(catalog)("quotes a text that $file contains: $text", ({ text, file }) => {
    expect(readFileSync(path.join(ROOT, file), "utf8")).toContain(text);
  });

  it("has at most 7,000 words, and 60 in a list entry or a cell", () => {
    const all = [...pages.values()].flatMap(wordsOf);
    expect(all.length).toBeLessThanOrEqual(MAX_WORDS);
    const entries = lines.flatMap((line) =>
      line.startsWith("|") ? line.split("|") : /^ *(?:- |\d+\. )/.test(line) ? [line] : [],
    );
    const long = entries.filter((entry) => wordsOf(entry).length > MAX_WORDS_OF_ENTRY);
    expect(entries.length).toBeGreaterThan(100);
    expect(long).toEqual([]);
  });

  it("reads lists of cited sections, and ignores citations of other documents", () => {
    const text = "(specification, sections 2, 3 and 7). Section 4 (RFC 9110, section 12.5.3; section 8).";
    expect(citedSections({ path: "", text })).toEqual(["2", "3", "7", "4", "8"]);
  });
});
