import { describe, expect, it } from "vitest";
import { shopFacts } from "~/base/brand/shop-facts";
import { type SourceFile, sourceFiles } from "../support/source-files";

/** Types that gql.tada generates. */
const WRITTEN_BY_TOOLS = /^app\/provider\/shopify\/schemas\//;

const app = sourceFiles("app", [".ts", ".tsx"]).filter(({ path }) => !WRITTEN_BY_TOOLS.test(path));
const lines = (file: SourceFile) => file.text.trimEnd().split("\n").length;
const under = (...folders: string[]) => app.filter((file) => folders.some((f) => file.path.startsWith(`app/${f}/`)));
const paths = (files: readonly SourceFile[]) => files.map((file) => file.path);

describe("the project's rules", () => {
  it("allow the brand's name in one file only", () => {
    const named = app.filter((file) => file.text.toLowerCase().includes(shopFacts().shortName.toLowerCase()));
    expect(paths(named)).toEqual(["app/base/brand/brand.ts"]);
  });

  it("never write out the price of pre-boring: it comes from the constant that is charged", () => {
    const withoutComments = (text: string) => text.replace(/\/\*\*[\s\S]*?\*\//g, "");
    expect(paths(app.filter((file) => /\$6(?![\d,])/.test(withoutComments(file.text))))).toEqual([]);
  });

  it("allow reading the environment in one file only", () => {
    expect(paths(app.filter((file) => /process\.env/.test(file.text)))).toEqual(["app/base/platform/env.server.ts"]);
  });

  it("require a suffix on every server file, because the classic compiler guards files and not folders", () => {
    const isServers =
      /^app\/(?:office\/commands|base\/(?:database|platform)|provider\/(?!account)|[^/]+\/[^/]+\/(?:services|stored))\//;
    const server = app.filter((file) => isServers.test(file.path));
    expect(paths(server.filter((file) => !/\.server\.tsx?$/.test(file.path)))).toEqual([]);
  });

  it("limit route modules to 150 lines and every other file to 300", () => {
    const routes = under("routes");
    expect(paths(routes.filter((file) => lines(file) > 150))).toEqual([]);
    expect(paths(app.filter((file) => lines(file) > 300))).toEqual([]);
  });

  it("limit every folder but that of the routes to 60 files", () => {
    const folders = sourceFiles("app", [""]).map(({ path }) => path.slice(0, path.lastIndexOf("/")));
    const isFull = (folder: string) => folders.filter((one) => one === folder).length > 60;
    expect([...new Set(folders)].filter(isFull)).toEqual(["app/routes"]);
  });

  it("allow one dialect of zod", () => {
    const withZod = app.filter((file) => /from "zod/.test(file.text));
    expect(paths(withZod.filter((file) => !file.text.includes('from "zod/mini"')))).toEqual([]);
  });

  it("forbid deadlines made of signals: Node 20 collects the timer of AbortSignal.any with AbortSignal.timeout", () => {
    const code = app.filter((file) => /AbortSignal\.(any|timeout)\(/.test(file.text));
    expect(paths(code)).toEqual([]);
  });

  it("require that every page is tested under its own Content-Security-Policy", () => {
    const tests = sourceFiles("test", [".ts", ".tsx"]).filter((file) => /bypass[C]SP:/.test(file.text));
    expect(paths(tests)).toEqual([]);
  });

  it("require that every unit test is in the folder that mirrors what it tests, in `app` or else in `test`", () => {
    const folderOf = (path: string, root: string) => path.slice(root.length, path.lastIndexOf("/"));
    const known = new Set(
      ["app/", "test/"].flatMap((root) => sourceFiles(root, [""]).map(({ path }) => folderOf(path, root))),
    );
    const isHome = (folder: string) => [...known].some((one) => one === folder || one.startsWith(`${folder}/`));
    const tests = sourceFiles("test/unit/", [".ts", ".tsx"]);
    expect(paths(tests.filter(({ path }) => !isHome(folderOf(path, "test/unit/"))))).toEqual([]);
  });

  it("give the newest migration the name that sorts last, because databases apply them by name", () => {
    const file = app.find(({ path }) => path.endsWith("/migrations/migrations.server.ts"));
    const names = [...(file?.text.matchAll(/^ {2}"(\d{4}-[\w-]+)":/gm) ?? [])].map(([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.at(-1)).toBe([...names].sort().at(-1));
    expect(new Set(names).size).toBe(names.length);
  });

  it("forbid stubs, markers and catch-all files", () => {
    expect(paths(app.filter((file) => /\b(TODO|FIXME|XXX)\b/.test(file.text)))).toEqual([]);
    expect(paths(app.filter((file) => /\/(utils|misc|helpers)(\/|\.)/.test(file.path)))).toEqual([]);
  });
});
