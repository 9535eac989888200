// Renders the photographs that are missing, or those whose names contain one of the given words: docs/pictures.md.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { doorStyles, otherFinishes, pictures } from "./pictures.mjs";

/** Light paths per pixel at most; pixels with little noise stop earlier. A door's front has many pixels. */
const SAMPLES = { front: 6, corner: 12, finish: 6, scene: 16 };

const folder = fileURLToPath(new URL(".", import.meta.url));
const masters = `${folder}masters`;
mkdirSync(masters, { recursive: true });

/**
 * The arguments that say where a subject's pictures are written: a file, or for finishes a folder and their list.
 * @param {import("./pictures.mjs").Picture} picture
 */
function target({ name, subject }) {
  const [kind, handle] = subject.split("/");
  if (kind !== "finish") return [`${masters}/${name}.png`];
  return [
    masters,
    JSON.stringify(
      doorStyles()
        .filter((style) => style.handle === handle)
        .flatMap(otherFinishes),
    ),
  ];
}

const words = process.argv.slice(2);
const taken = new Set();
for (const picture of pictures()) {
  const { name, subject, width, height, enlarged } = picture;
  const wanted = words.length > 0 ? words.some((word) => name.includes(word)) : !existsSync(`${masters}/${name}.png`);
  if (!wanted || taken.has(subject)) continue;
  taken.add(subject);
  const kind = /** @type {keyof typeof SAMPLES} */ (subject.split("/")[0]);
  const across = enlarged ?? width;
  const size = [across, (across * height) / width, SAMPLES[kind]].map(String);
  const [out = "", ...finishes] = target(picture);
  const { status, stdout, stderr } = spawnSync(
    "blender",
    ["-b", "--python-exit-code", "1", "-P", `${folder}render.py`, "--", subject, out, ...size, ...finishes],
    { encoding: "utf8", maxBuffer: 1e9 },
  );
  if (status !== 0) throw new Error(`${subject} could not be rendered:\n${stdout?.slice(-2000)}\n${stderr}`);
  process.stdout.write(`${stdout.match(/^RENDERED.*$/m)?.[0]}\n`);
}
