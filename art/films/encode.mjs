import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";

const QUIET = ["-hide_banner", "-loglevel", "error", "-y"];

/** Makes the same frames give the same bytes: one thread, no date, no program names. */
const SAME = ["-threads", "1", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"];

const COLORS = [
  ...["-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"],
  ...["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"],
];

/**
 * Runs ffmpeg until it exits.
 * @param {readonly string[]} options
 * @returns {{ stdin: import("node:stream").Writable, done: Promise<void> }}
 */
export function ffmpeg(options) {
  const child = spawn("ffmpeg", [...QUIET, ...options], { stdio: ["pipe", "inherit", "inherit"] });
  /** @type {Promise<void>} */
  const done = new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
  });
  return { stdin: child.stdin, done };
}

/**
 * Writes a film as WebM (VP9, two passes) and MP4 (H.264), without sound.
 * @param {string} master
 * @param {string} target without its extension
 */
export async function encode(master, target) {
  const log = path.join(tmpdir(), `${path.basename(target)}-${process.pid}`);
  const vp9 = ["-c:v", "libvpx-vp9", "-crf", "42", "-b:v", "0", "-deadline", "good", "-g", "250", "-row-mt", "0"];
  const pass = ["-i", master, "-an", ...COLORS, ...vp9, ...SAME, "-passlogfile", log];
  await ffmpeg([...pass, "-cpu-used", "4", "-pass", "1", "-f", "null", "/dev/null"]).done;
  await ffmpeg([...pass, "-cpu-used", "2", "-pass", "2", `${target}.webm`]).done;
  await rm(`${log}-0.log`);
  const h264 = ["-c:v", "libx264", "-preset", "slow", "-tune", "animation", "-crf", "25", "-g", "250"];
  const mp4 = ["-profile:v", "high", "-level", "4.0", "-movflags", "+faststart"];
  await ffmpeg(["-i", master, "-an", ...COLORS, ...h264, ...mp4, ...SAME, `${target}.mp4`]).done;
}

/**
 * Writes one frame of a film as its poster, 960 px wide.
 * @param {string} master
 * @param {number} seconds
 * @param {string} target
 */
export async function pictureOf(master, seconds, target) {
  const png = `${target}.png`;
  await ffmpeg(["-ss", String(seconds), "-i", master, "-frames:v", "1", png]).done;
  await sharp(png).resize({ width: 960 }).avif({ quality: 52, effort: 6 }).toFile(target);
  await rm(png);
}
