import { readFile } from "node:fs/promises";
import { cut } from "./cut.mjs";
import { PACKAGES } from "./packages.mjs";

const METAFILE = "build/metafile.js.json";
const OURS = /node_modules\/(?:@remix-run|react|react-dom|react-router|react-router-dom|scheduler)\//;
const USES = /["'](?:@remix-run\/|react)/;

/**
 * What is wrong with one file of a package in the build.
 *
 * @param {import("./cut.mjs").Cuts} cuts
 * @param {Readonly<Record<string, { bytes: number }>>} inputs of the build
 */
async function problemsOf(cuts, inputs) {
  const path = `node_modules/${cuts.file}`;
  // Where node_modules is a link, the build names its files by where they truly are.
  const [, input] = Object.entries(inputs).find(([built]) => built.endsWith(path)) ?? [];
  if (!input) return [`${cuts.file} is not in the build any more`];
  const { length } = Buffer.from(cut(await readFile(path, "utf8"), cuts));
  return input.bytes === length ? [] : [`${cuts.file} is in the build as it was: the compiler did not use the cuts`];
}

/**
 * The names that a file uses although they were cut.
 *
 * @param {string} path
 */
async function usesOf(path) {
  const text = await readFile(path, "utf8");
  if (!USES.test(text)) return [];
  return PACKAGES.flatMap(({ file, gone = [] }) =>
    gone
      .filter((name) => new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(text))
      .map((name) => `${path} uses ${name}, which was cut from ${file}`),
  );
}

/**
 * Checks, after the compiler, that what it built has every cut and uses nothing that was cut.
 *
 * @throws {Error} that names what is wrong
 */
export async function verifyCuts() {
  const { inputs } = JSON.parse(await readFile(METAFILE, "utf8"));
  const users = Object.keys(inputs).filter(
    (path) => /\.[cm]?[jt]sx?$/.test(path) && !path.includes(":") && !OURS.test(path),
  );
  const problems = await Promise.all([...PACKAGES.map((cuts) => problemsOf(cuts, inputs)), ...users.map(usesOf)]);
  if (problems.flat().length > 0) throw new Error(`${problems.flat().join("\n")}\nSee decision 31.`);
}
