// Reduces the two type families to the characters that the pages use: npm run fonts.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
const published = new URL("../../app/house/styles/fonts/", import.meta.url);

/** ASCII, and the signs, fractions and letters in the shop's own words. */
const CHARACTERS =
  "U+20-7E,U+A0,U+A9,U+B0-B2,U+B7,U+BC-BE,U+D7,U+E9,U+2011,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+2032,U+2033,U+2044,U+2212";

/** Headings have one weight; text has two, and a variable range between them costs less than a second file. */
const FONTS = [
  {
    name: "fraunces",
    file: require.resolve("@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2"),
    license: require.resolve("@fontsource-variable/fraunces/LICENSE"),
    weights: "wght=400",
  },
  {
    name: "instrument-sans",
    file: require.resolve("@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2"),
    license: require.resolve("@fontsource-variable/instrument-sans/LICENSE"),
    weights: "wght=400:600",
  },
];

const folder = mkdtempSync(path.join(os.tmpdir(), "fonts-"));
for (const { name, file, license, weights } of FONTS) {
  const narrowed = path.join(folder, `${name}.ttf`);
  execFileSync("fonttools", ["varLib.instancer", file, weights, "-o", narrowed, "--no-recalc-timestamp", "--quiet"]);
  execFileSync("pyftsubset", [
    narrowed,
    `--unicodes=${CHARACTERS}`,
    "--layout-features=kern,liga,ccmp,mark,lnum,pnum,tnum",
    "--flavor=woff2",
    "--no-hinting",
    `--output-file=${fileURLToPath(new URL(`${name}.woff2`, published))}`,
  ]);
  copyFileSync(license, new URL(`${name}-license.txt`, published));
}
rmSync(folder, { recursive: true });
