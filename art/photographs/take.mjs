// Takes the photographs that are missing, or those whose names contain one of the words given: docs/pictures.md.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { pictures } from "./pictures.mjs";

/** A door's master is rendered larger than it is published: its edges are what one looks at. */
const OVERSIZE = { front: 1.35, corner: 1, scene: 1 };

/** Most paths of light for one pixel; quiet pixels stop earlier. */
const SAMPLES = { front: 40, corner: 28, scene: 28 };

/** The same for a picture that can be enlarged: a page shows several of its pixels as one. */
const ENLARGED_SAMPLES = 10;

/** Light finds its way through glass on few of them. */
const GLASS = "pierce-front";

const folder = fileURLToPath(new URL(".", import.meta.url));
const masters = `${folder}masters`;
mkdirSync(masters, { recursive: true });

const words = process.argv.slice(2);
for (const { name, subject, width, height, enlarged } of pictures()) {
  const master = `${masters}/${name}.png`;
  const wanted = words.length > 0 ? words.some((word) => name.includes(word)) : !existsSync(master);
  if (!wanted) continue;
  const kind = /** @type {keyof typeof SAMPLES} */ (subject.split("/")[0]);
  const taken = enlarged ?? width * OVERSIZE[kind];
  const samples = enlarged && name !== GLASS ? ENLARGED_SAMPLES : SAMPLES[kind];
  const size = [taken, (taken * height) / width, samples].map((number) => String(Math.round(number)));
  const { status, stdout, stderr } = spawnSync(
    "blender",
    ["-b", "--python-exit-code", "1", "-P", `${folder}render.py`, "--", subject, master, ...size],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`${name} was not taken:\n${stdout?.slice(-2000)}\n${stderr}`);
  process.stdout.write(`${stdout.match(/^RENDERED.*$/m)?.[0]}\n`);
}
