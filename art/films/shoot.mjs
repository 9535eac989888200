import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { ffmpeg } from "./encode.mjs";

const [WIDTH, HEIGHT] = [1280, 720];
const PHOTOGRAPHS = new URL("../../public/images/photographs/", import.meta.url);
const require = createRequire(import.meta.url);

/**
 * @param {string} family
 * @param {string} file of a font's package
 */
async function fontFace(family, file) {
  const data = await readFile(require.resolve(file), "base64");
  return `@font-face { font-family: "${family}"; font-weight: 100 900; src: url("data:font/woff2;base64,${data}"); }`;
}

/** The shop's colors, by the names in its style sheet: as properties, and as the classes that drawings use. */
async function colors() {
  const theme = await readFile(new URL("../../app/house/styles/tailwind.css", import.meta.url), "utf8");
  const named = [...theme.matchAll(/--color-([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => ({
    name,
    value,
  }));
  const properties = named.map(({ name, value }) => `--color-${name}: ${value};`).join(" ");
  const classes = named.map(
    ({ name, value }) => `.fill-${name} { fill: ${value}; } .stroke-${name} { stroke: ${value}; }`,
  );
  return `:root { ${properties} } ${classes.join("\n")}`;
}

async function styleSheet() {
  const fonts = "@fontsource-variable";
  return [
    await fontFace("Fraunces", `${fonts}/fraunces/files/fraunces-latin-wght-normal.woff2`),
    await fontFace("Instrument Sans", `${fonts}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`),
    await colors(),
    await readFile(new URL("stage.css", import.meta.url), "utf8"),
  ].join("\n");
}

async function player() {
  const entry = fileURLToPath(new URL("player/show.ts", import.meta.url));
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: "iife", write: false });
  return outputFiles[0]?.text ?? "";
}

/**
 * Replaces the names of photographs with the published ones.
 * @param {string} html
 */
async function withPhotographs(html) {
  const names = new Set([...html.matchAll(/"photograph:([a-z0-9-]+)"/g)].map(([, name]) => name));
  let shown = html;
  for (const name of names) {
    const data = await readFile(new URL(`${name}.webp`, PHOTOGRAPHS), "base64");
    shown = shown.replaceAll(`"photograph:${name}"`, `"data:image/webp;base64,${data}"`);
  }
  return shown;
}

/**
 * Opens a film's stage.
 * @param {import("playwright-core").Browser} browser
 * @param {import("./films").PlannedFilm} film
 * @returns {Promise<{ page: import("playwright-core").Page, show: (now: number) => Promise<string>, picture: () => Promise<Buffer> }>}
 */
async function openStage(browser, { html, timeline }) {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  await page.setContent(`<!doctype html><html lang="en"><head></head>${await withPhotographs(html)}</html>`);
  await page.addStyleTag({ content: await styleSheet() });
  await page.addScriptTag({ content: await player() });
  await page.evaluate(async (timeline) => {
    await Promise.all([...document.fonts].map((font) => font.load()));
    const pictures = [...document.querySelectorAll("image")].map((image) => image.getAttribute("href") ?? "");
    await Promise.all(pictures.map((src) => Object.assign(new Image(), { src }).decode()));
    const stage = /** @type {any} */ (window);
    stage.showAt = stage.stageOf(timeline);
  }, timeline);
  const session = await page.context().newCDPSession(page);
  return {
    page,
    show: (now) => page.evaluate((moment) => /** @type {any} */ (window).showAt(moment), now),
    picture: async () => {
      const { data } = await session.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true });
      return Buffer.from(data, "base64");
    },
  };
}

/**
 * Shoots every frame of a film into a lossless master. A frame that looks like the one before is not shot again.
 * @param {import("playwright-core").Browser} browser
 * @param {import("./films").PlannedFilm} film
 * @param {string} master
 * @returns {Promise<number>} how many frames differ from the one before
 */
export async function shoot(browser, film, master) {
  const { page, show, picture } = await openStage(browser, film);
  const lossless = ["-c:v", "libx264rgb", "-qp", "0", "-preset", "ultrafast", "-threads", "1"];
  const { stdin, done } = ffmpeg(["-f", "image2pipe", "-framerate", String(film.rate), "-i", "-", ...lossless, master]);
  let before = "";
  /** @type {Buffer} */
  let frame = Buffer.alloc(0);
  let different = 0;
  for (let n = 0; n < Math.round(film.timeline.seconds * film.rate); n += 1) {
    const state = await show(n / film.rate);
    if (state !== before) {
      frame = await picture();
      different += 1;
    }
    before = state;
    if (!stdin.write(frame)) await once(stdin, "drain");
  }
  stdin.end();
  await done;
  await page.close();
  return different;
}
