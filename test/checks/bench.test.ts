import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { ROOT } from "../support/source-files";

const filesIn = (folder: string, ending: string) =>
  readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(ROOT, folder, name));

const BENCH = filesIn("test/bench", ".mjs");
const STRESS = [...filesIn("test/stress", ".ts"), ...filesIn("test/stress", ".mjs")];

/** What a command loads by {@link importBundled}: names of this project's code, in a text that no compiler reads. */
const loadedBy = (text: string) => text.match(/export \{[^}]*\} from "\.\/(?:app|test)\/[^"]+";/g) ?? [];

/** The imports that lead nowhere, of files and of code that they load. */
async function lostImports(input: { readonly files?: readonly string[]; readonly code?: string }): Promise<string[]> {
  const options = {
    absWorkingDir: ROOT,
    bundle: true,
    format: "esm",
    loader: { ".woff2": "empty" },
    logLevel: "silent",
    outdir: "none",
    packages: "external",
    platform: "node",
    tsconfig: path.join(ROOT, "tsconfig.json"),
    write: false,
  } as const;
  const what = input.code
    ? { stdin: { contents: input.code, resolveDir: ROOT } }
    : { entryPoints: [...(input.files ?? [])] };
  const { errors } = await build({ ...options, ...what }).then(
    () => ({ errors: [] }),
    (failed: { readonly errors: readonly { readonly text: string }[] }) => failed,
  );
  return errors.map(({ text }) => text);
}

describe("the imports of what only runs by hand", () => {
  it("lead somewhere in every command of bench and every stress test", async () => {
    expect(BENCH.length).toBeGreaterThan(20);
    expect(STRESS.length).toBeGreaterThan(20);
    expect(await lostImports({ files: [...BENCH, ...STRESS] })).toEqual([]);
  });

  it("lead somewhere in the code that bench loads by name", async () => {
    const texts = BENCH.map((file) => readFileSync(file, "utf8"));
    for (const text of texts.filter((one) => one.includes("importBundled("))) {
      expect(loadedBy(text).length).toBeGreaterThan(0);
      expect(text).not.toContain("export * from");
      expect(await lostImports({ code: loadedBy(text).join("\n") })).toEqual([]);
    }
  });

  it.each([
    ["a file that has moved", 'export { priceOrder } from "./app/trade/pricing/moved";'],
    ["a name that has moved", 'export { sizedOrderOf } from "./app/trade/pricing/pricing";'],
  ])("are found to be lost: %s", async (_what, code) => {
    expect(loadedBy(code)).toEqual([code]);
    expect((await lostImports({ code })).length).toBe(1);
  });
});
