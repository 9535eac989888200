import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import manifest from "../../package.json";
import { ROOT, sourceFiles } from "../support/source-files";

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

/** What people read first, and the documents that it leads to. */
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...sourceFiles("docs", [".md"]).map((file) => file.path),
];

/** Documents about code that is gone or does not exist yet. */
const ABOUT_OTHER_VERSIONS = /^docs\/(decisions\/|react-router-7)/;

/** The files of this project that a document links to, from the project's root. */
const linkedFrom = (document: string) =>
  [...read(document).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, file = ""]) =>
    path.posix.join(path.posix.dirname(document), file),
  );

describe("the README", () => {
  it("has at most 350 words", () => {
    expect(read("README.md").trim().split(/\s+/).length).toBeLessThanOrEqual(350);
  });
});

describe("the documents", () => {
  it("link to files that exist", () => {
    const broken = documents.flatMap((document) =>
      linkedFrom(document)
        .filter((file) => !existsSync(path.join(ROOT, file)))
        .map((file) => `${document}: ${file}`),
    );
    expect(documents.flatMap(linkedFrom).length).toBeGreaterThan(20);
    expect(broken).toEqual([]);
  });

  it("name commands that exist", () => {
    const named = documents.flatMap((document) =>
      [...read(document).matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name),
    );
    expect(named.length).toBeGreaterThan(20);
    expect([...new Set(named)].filter((name) => !Object.hasOwn(manifest.scripts, name))).toEqual([]);
  });

  it("name files and folders of the app that exist", () => {
    const named = documents
      .filter((document) => !ABOUT_OTHER_VERSIONS.test(document))
      .flatMap((document) => [...read(document).matchAll(/`(app\/[\w.$/-]+)`/g)].map(([, file = ""]) => file));
    expect(named.length).toBeGreaterThan(10);
    expect([...new Set(named)].filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });
});
