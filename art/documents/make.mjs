// Prints the guides' documents as PDF from the words and drawings of the pages: npm run documents.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { launchChromium } from "../chromium.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { renderDocuments } from "./render.mjs";

const PUBLISHED = new URL("../../public/documents/", import.meta.url);
const require = createRequire(import.meta.url);

/**
 * @param {string} family
 * @param {string} file of a font's package
 */
async function fontFace(family, file) {
  const data = await readFile(require.resolve(file), "base64");
  return `@font-face { font-family: "${family}"; font-weight: 100 900; src: url("data:font/woff2;base64,${data}"); }`;
}

const style = [
  await fontFace("Fraunces", "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2"),
  await fontFace(
    "Instrument Sans",
    "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  ),
  await readFile(new URL("style.css", import.meta.url), "utf8"),
].join("\n");

await mkdir(PUBLISHED, { recursive: true });
/** @type {Record<string, string>} */
const printed = {};
const browser = await launchChromium();
for (const { slug, html } of await renderDocuments()) {
  const page = await browser.newPage();
  await page.setContent(html);
  await page.addStyleTag({ content: style });
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()));
  });
  const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
  await writeFile(fileURLToPath(new URL(`${slug}.pdf`, PUBLISHED)), pdf);
  await page.close();
  printed[slug] = fingerprint(html);
}
await browser.close();
await writeFile(new URL("printed.json", import.meta.url), `${JSON.stringify(printed, null, 2)}\n`);
