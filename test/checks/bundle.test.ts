import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { ROOT, sourceFiles } from "../support/source-files";

/** Names that only server code contains; none of them may reach the browser. */
const SERVER_ONLY = [
  '"node:',
  "DatabaseSync",
  "PRAGMA",
  "undici",
  "DATABASE_PATH",
  "PROVIDER_URL",
  "SESSION_SECRET",
  "/api/shopify",
  "process.env",
  "sourceMappingURL",
  // One of the common passwords that the server refuses.
  "trustno1",
];

interface Manifest {
  readonly url: string;
  readonly entry: { readonly module: string; readonly imports: readonly string[] };
  readonly routes: Readonly<Record<string, { readonly module: string; readonly imports?: readonly string[] }>>;
}

/** The manifest as the browser's script builds it. */
function manifest(): Manifest {
  const code = sourceFiles("public/build", [".js"]).find((file) => /\/manifest-/.test(file.path))?.text ?? "";
  const context = createContext({ window: {} });
  return runInContext(`${code};window.__remixManifest`, context);
}

const IMPORT = /(?:from|import|import\()\s*["'`]([./][^"'`]+\.js)["'`]/g;

/** The files that a script imports, immediately or later, as URLs. */
function importedBy(url: string, imports = IMPORT): string[] {
  const text = readFileSync(path.join(ROOT, "public", url), "utf8");
  return [...text.matchAll(imports)].map(([, name = ""]) => path.posix.resolve(path.posix.dirname(url), name));
}

/** The scripts that a first view of a route's page loads: those its document names, and their immediate imports. */
function firstView(id: string, later: readonly string[] = []): string[] {
  const { url, entry, routes } = manifest();
  const route = routes[id];
  const root = routes.root;
  if (!route || !root) throw new Error(`The manifest has no route ${id}`);
  const named = [entry, root, route].flatMap(({ module, imports = [] }) => [module, ...imports]);
  const found = new Set([url, ...named, ...later]);
  for (const script of found) {
    for (const imported of importedBy(script, /(?:from|import)\s*["'`]([./][^"'`]+\.js)["'`]/g)) found.add(imported);
  }
  return [...found];
}

/** The address of a script that is loaded later, by its name without its hash. */
function laterScript(name: string): string {
  const found = sourceFiles("public/build/_shared", [".js"]).find((file) =>
    new RegExp(`/${name}-[\\w-]{8}\\.js$`).test(file.path),
  );
  if (!found) throw new Error(`The build has no script ${name}`);
  return found.path.replace(/^public/, "");
}

/** The bytes of a file's body as sent to a browser that accepts Brotli. */
function sentBytes(url: string): number {
  const file = path.join(ROOT, "public", url);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

const bytesOf = (urls: readonly string[]) => urls.reduce((sum, url) => sum + sentBytes(url), 0);

describe("the browser bundle", () => {
  it("was built", () => {
    expect(existsSync(path.join(ROOT, "public/build"))).toBe(true);
  });

  it("holds no server code and no source map", () => {
    const bundle = sourceFiles("public/build", [".js", ".map"]);
    expect(bundle.length).toBeGreaterThan(5);
    const found = bundle.flatMap((file) =>
      SERVER_ONLY.filter((name) => file.text.includes(name)).map((name) => `${file.path}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it("names none of the shop's files that does not exist", () => {
    const scripts = sourceFiles("public/build", [".js"]).map((file) => file.path.replace(/^public/, ""));
    const named = scripts.flatMap((url) => importedBy(url));
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((url) => !existsSync(path.join(ROOT, "public", url)))).toEqual([]);
  });

  // Part of each is the list of all pages, in which a page of the office takes 24 bytes.
  it.each([
    ["the first page", "routes/_index", 102_000, 6],
    ["the shop", "routes/shop", 103_200, 6],
    ["a product", "routes/product.$productId", 108_000, 7],
  ])("shows %s (%s) with at most %i bytes of scripts in %i files", (_page, id, bytes, files) => {
    const scripts = firstView(id);
    expect(bytesOf(scripts)).toBeLessThanOrEqual(bytes);
    expect(scripts.length).toBeLessThanOrEqual(files);
  });

  it.each([
    ["interactive", ["form"], 142_700, 9],
    ["complete: its panels, the cart, and what undoes", ["form", "after"], 164_100, 11],
  ])("makes the order form %s", (_state, files, bytes, count) => {
    const scripts = firstView("routes/product.$productId", files.map(laterScript));
    expect(scripts.length).toBeGreaterThan(firstView("routes/product.$productId").length);
    expect(scripts.length).toBeLessThanOrEqual(count);
    expect(bytesOf(scripts)).toBeLessThanOrEqual(bytes);
  });

  it("holds packages as they are published", () => {
    const { inputs } = JSON.parse(readFileSync(path.join(ROOT, "build/metafile.js.json"), "utf8")) as {
      inputs: Readonly<Record<string, { bytes: number }>>;
    };
    const packages = Object.entries(inputs).filter(([name]) => name.includes("node_modules/"));
    expect(packages.length).toBeGreaterThan(50);
    const changed = packages.filter(([name, { bytes }]) => {
      const file = path.resolve(ROOT, name.slice(name.indexOf("node_modules/")).replace(/[?#].*/, ""));
      // Remix's compiler itself reprints each module that could import a style sheet.
      const text = readFileSync(file, "utf8");
      return !text.includes(".css") && Buffer.byteLength(text) !== bytes;
    });
    expect(changed).toEqual([]);
  });

  it("shows a page with at most 11,000 bytes of styles", () => {
    const [styles, ...others] = sourceFiles("public/build/_assets", [".css"]).filter(({ path }) =>
      /\/tailwind-/.test(path),
    );
    expect(others).toEqual([]);
    const sent = sentBytes(`/${styles?.path.replace(/^public\//, "")}`);
    expect(sent).toBeLessThanOrEqual(11_000);
    // Fewer would be the classes of only some of the folders.
    expect(sent).toBeGreaterThan(8_000);
  });

  it("needs no value of a server module, which the compiler would leave undefined", () => {
    const bundle = sourceFiles("public/build", [".js"])
      .map((file) => file.text)
      .join("\n");
    for (const name of ["readForm", "settingsShown", "orUpstreamProblem", "PUBLIC_PAGE"])
      expect(bundle).not.toContain(name);
  });
});
