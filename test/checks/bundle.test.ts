import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { ROOT, sourceFiles } from "../support/source-files";

/** Names that only server code contains; the browser must never be sent one of them. */
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
  // One of the common passwords.
  "trustno1",
];

interface Manifest {
  readonly url: string;
  readonly entry: { readonly module: string; readonly imports: readonly string[] };
  readonly routes: Readonly<Record<string, { readonly module: string; readonly imports?: readonly string[] }>>;
}

/** The manifest that the browser gets, as its code makes it. */
function manifest(): Manifest {
  const code = sourceFiles("public/build", [".js"]).find((file) => /\/manifest-/.test(file.path))?.text ?? "";
  const context = createContext({ window: {} });
  return runInContext(`${code};window.__remixManifest`, context);
}

/** The scripts that a first view of a route's page loads: the graph of static imports, from what its document names. */
function firstView(id: string): string[] {
  const { url, entry, routes } = manifest();
  const route = routes[id];
  const root = routes.root;
  if (!route || !root) throw new Error(`The manifest has no route ${id}`);
  const named = [entry, root, route].flatMap(({ module, imports = [] }) => [module, ...imports]);
  const found = new Set([url, ...named]);
  for (const script of found) {
    const text = readFileSync(path.join(ROOT, "public", script), "utf8");
    for (const [, imported = ""] of text.matchAll(/(?:from|import)\s*"(\/build\/[^"]+)"/g)) found.add(imported);
  }
  return [...found];
}

/** The bytes of a file's body as the server sends it to a browser that reads Brotli. */
function sentBytes(url: string): number {
  const compressed = path.join(ROOT, "build/compressed", `${url}.br`);
  return statSync(existsSync(compressed) ? compressed : path.join(ROOT, "public", url)).size;
}

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

  it("names no file of its own that is not there", () => {
    const bundle = sourceFiles("public/build", [".js"]);
    const named = bundle.flatMap((file) => file.text.match(/\/build\/[\w./$-]+\.(?:js|css|woff2)/g) ?? []);
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((url) => !existsSync(path.join(ROOT, "public", url)))).toEqual([]);
  });

  it("has what every page loads, with the root route, in one file", () => {
    const always = sourceFiles("public/build/_shared", [".js"]).filter((file) => /\/always-/.test(file.path));
    expect(always).toHaveLength(1);
    expect(always[0]?.text).not.toMatch(/(?:from|import)\s*"/);
    expect(`public${manifest().routes.root?.module}`).toBe(always[0]?.path);
  });

  it.each([
    ["a product page", "routes/product.$productId", 90_000],
    ["the shop", "routes/shop", 76_000],
  ])("shows %s (%s) for at most %i bytes of scripts", (_page, id, most) => {
    const scripts = firstView(id);
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.reduce((sum, url) => sum + sentBytes(url), 0)).toBeLessThanOrEqual(most);
  });

  it("fetches what reads a cart only where there is one", () => {
    const first = firstView("routes/shop").map((url) => readFileSync(path.join(ROOT, "public", url), "utf8"));
    expect(first.filter((code) => code.includes("preBored"))).toEqual([]);
  });

  it("shows a page for at most 9,000 bytes of styles", () => {
    const [styles, ...others] = sourceFiles("public/build/_assets", [".css"]).filter(({ path }) =>
      /\/tailwind-/.test(path),
    );
    expect(others).toEqual([]);
    expect(sentBytes(`/${styles?.path.replace(/^public\//, "")}`)).toBeLessThanOrEqual(9_000);
  });

  it("reads no variable of Tailwind's that has no value", () => {
    const styles = sourceFiles("public/build/_assets", [".css"])
      .map(({ text }) => text)
      .join("");
    const registered = new Set([...styles.matchAll(/@property (--tw-[\w-]+)/g)].map(([, name]) => name));
    const read = [...styles.matchAll(/var\((--tw-[\w-]+)\)/g)].map(([, name]) => name);
    expect(read.length).toBeGreaterThan(3);
    expect(read.filter((name) => !registered.has(name))).toEqual([]);
    expect([...registered].filter((name) => !styles.includes(`var(${name}`))).toEqual([]);
  });

  it("needs no value of a server module, which the compiler would have left undefined", () => {
    const bundle = sourceFiles("public/build", [".js"])
      .map((file) => file.text)
      .join("\n");
    for (const name of ["readForm", "catalog", "orUpstreamProblem", "PUBLIC_PAGE"]) expect(bundle).not.toContain(name);
  });
});
