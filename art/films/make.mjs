// Shoots the films of the guides from the words and drawings of the pages: npm run films [-- name ...].
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { launchChromium } from "../chromium.mjs";
import { versionOf } from "../files-version.mjs";
import { encode, pictureOf } from "./encode.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { plan } from "./plan.mjs";
import { shoot } from "./shoot.mjs";

const PUBLISHED = fileURLToPath(new URL("../../public/films/", import.meta.url));
const MANIFEST = new URL("../../app/storefront/guides/films.json", import.meta.url);
const TODAY = new Date().toISOString().slice(0, 10);
const SHOT = new URL("shot.json", import.meta.url);
const ENDINGS = ["webm", "mp4", "vtt", "avif"];

const only = process.argv.slice(2);
const films = await plan();
const wanted = films.filter(({ name }) => only.length === 0 || only.includes(name));
/** @type {Record<string, { from: string, on: string }>} What each film was shot from, and when. */
const shot = JSON.parse(await readFile(SHOT, "utf8").catch(() => "{}"));
const browser = await launchChromium();
await mkdir(PUBLISHED, { recursive: true });
for (const film of wanted) {
  const folder = await mkdtemp(path.join(tmpdir(), "film-"));
  const master = path.join(folder, "master.mkv");
  process.stdout.write(`${film.name}: ${film.timeline.seconds} s, `);
  process.stdout.write(`${await shoot(browser, film, master)} different frames\n`);
  await encode(master, path.join(PUBLISHED, film.name));
  await pictureOf(master, film.timeline.poster, path.join(PUBLISHED, `${film.name}.avif`));
  await writeFile(path.join(PUBLISHED, `${film.name}.vtt`), film.captions);
  const from = fingerprint(film);
  if (shot[film.name]?.from !== from) shot[film.name] = { from, on: TODAY };
  await rm(folder, { recursive: true });
}
await browser.close();

/** @type {Record<string, object>} */
const listed = {};
for (const { name, timeline, chapters } of films) {
  if (!(name in shot)) continue;
  const bytes = [];
  for (const ending of ENDINGS) {
    const file = path.join(PUBLISHED, `${name}.${ending}`);
    bytes.push((await stat(file)).size);
  }
  const [webm, mp4] = bytes;
  listed[name] = { seconds: timeline.seconds, shot: shot[name]?.on, webm, mp4, chapters };
}
const manifest = {
  version: versionOf(fileURLToPath(new URL("../../public", import.meta.url)), "/films/"),
  films: listed,
};
await writeFile(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
await writeFile(SHOT, `${JSON.stringify(shot, null, 2)}\n`);
