import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { cut } from "../../app/platform/build/lean/cut.mjs";
import { PACKAGES } from "../../app/platform/build/lean/packages.mjs";
import { ROOT } from "../support/source-files";

const FILE = "/checked.js";
const UNDECLARED = new Set([2304, 2552, 2663, 18004]);

const OPTIONS: ts.CompilerOptions = {
  allowJs: true,
  checkJs: true,
  noResolve: true,
  noEmit: true,
  types: [],
  lib: ["lib.esnext.d.ts", "lib.dom.d.ts"],
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
};

/** What a browser declares, read once for all scripts. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** The names that a script uses and neither it nor a browser declares. */
function undeclared(code: string): string[] {
  const source = ts.createSourceFile(FILE, code, ts.ScriptTarget.ESNext, true);
  const host = ts.createCompilerHost(OPTIONS);
  const original = host.getSourceFile;
  host.getSourceFile = (name, ...rest) => {
    if (name === FILE) return source;
    if (!libraries.has(name)) libraries.set(name, original.call(host, name, ...rest));
    return libraries.get(name);
  };
  const found = ts.createProgram([FILE], OPTIONS, host).getSemanticDiagnostics(source);
  return found
    .filter(({ code: number }) => UNDECLARED.has(number))
    .map(({ messageText }) => /'([^']+)'/.exec(ts.flattenDiagnosticMessageText(messageText, ""))?.[1] ?? "");
}

/** Code without what can no longer run. */
const lived = (code: string) => transformSync(code, { minifySyntax: true, treeShaking: true }).code;

describe.each(PACKAGES.map((cuts) => ({ file: cuts.file, cuts })))("what is cut from $file", ({ file, cuts }) => {
  it("leaves no name without its declaration", () => {
    const code = readFileSync(path.join(ROOT, "node_modules", file), "utf8");
    const before = new Set(undeclared(code));
    expect(undeclared(lived(cut(code, cuts))).filter((name) => !before.has(name))).toEqual([]);
  }, 30_000);
});

describe("cutting a package", () => {
  const code = 'function a() { invariant(b, "why (not)"); warning(false, "said"); return 1; }\n';
  const sha256 = createHash("sha256").update(code).digest("hex").slice(0, 16);
  const cuts = { file: "package/file.js", sha256, edits: [] };

  it("replaces a place, wherever it says it is", () => {
    expect(cut(code, { ...cuts, edits: [["return 1;", ""]] })).not.toContain("return");
    expect(cut(code, { ...cuts, edits: [[/[ab]\b/g, "c", 2]] })).toContain("function c()");
  });

  it("leaves out warnings and the texts of invariants", () => {
    expect(cut(code, { ...cuts, silent: true })).toBe("function a() { invariant(b); void 0; return 1; }\n");
  });

  it("stops when the file is another than the cuts were written for", () => {
    expect(() => cut(`${code} `, cuts)).toThrow("package/file.js has changed");
  });

  it("stops when a place is not there, or there too often", () => {
    expect(() => cut(code, { ...cuts, edits: [["return 2;", ""]] })).toThrow("has 0 times, not 1: return 2;");
    expect(() => cut(code, { ...cuts, edits: [[/a/g, ""]] })).toThrow("not 1: /a/g");
  });
});
