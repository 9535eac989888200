// Takes the photographs that are missing, or those whose names contain one of the words given: docs/pictures.md.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { pictures } from "./pictures.mjs";

/** Most paths of light for one pixel; quiet pixels stop earlier. A front has twice the pixels that a page shows. */
const SAMPLES = { front: 10, corner: 28, scene: 28 };

const folder = fileURLToPath(new URL(".", import.meta.url));
const masters = `${folder}masters`;
mkdirSync(masters, { recursive: true });

const words = process.argv.slice(2);
for (const { name, subject, width, height, enlarged = width } of pictures()) {
  const master = `${masters}/${name}.png`;
  const wanted = words.length > 0 ? words.some((word) => name.includes(word)) : !existsSync(master);
  if (!wanted) continue;
  const kind = /** @type {keyof typeof SAMPLES} */ (subject.split("/")[0]);
  const size = [enlarged, (enlarged * height) / width, SAMPLES[kind]].map((number) => String(Math.round(number)));
  const { status, stdout, stderr } = spawnSync(
    "blender",
    ["-b", "--python-exit-code", "1", "-P", `${folder}render.py`, "--", subject, master, ...size],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`${name} was not taken:\n${stdout?.slice(-2000)}\n${stderr}`);
  process.stdout.write(`${stdout.match(/^RENDERED.*$/m)?.[0]}\n`);
}
