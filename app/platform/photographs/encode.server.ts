import { spawn } from "node:child_process";
import PQueue from "p-queue";
import { env } from "../env.server";
import { log } from "../log.server";
import { singleton } from "../singleton.server";

/** How long one photograph may take, in milliseconds. */
const LIMIT_MS = 20_000;

/** How many visitors' photographs wait for those of the visitor before. */
const MAX_WAITING = 6;

const REFUSED = 2;

const SIZE_BYTES = 8;

/** More than any photograph that is kept, with its size. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/** What a photograph is held to, and made into; the encoder reads it. */
export interface EncodingLimits {
  /** Of either side, in pixels. */
  readonly leastSide: number;
  readonly mostPixels: number;
  /** The same for a picture that must be read whole. */
  readonly mostPixelsWhole: number;
  /** The longer side of what is kept, in pixels. */
  readonly side: number;
  /** The most bytes of what is kept. */
  readonly bytes: number;
}

/** A photograph made anew: upright, without metadata, as JPEG. */
export interface EncodedPhotograph {
  readonly data: Buffer;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The file can be no photograph that is kept; the fault is a word of the encoder's. */
export interface RefusedPhotograph {
  readonly fault: string;
}

/** The build puts the encoder beside the server. */
const encoderPath = () => (env().mode === "production" ? "build/encoder.js" : "app/platform/photographs/encoder.mjs");

interface Ended {
  readonly status: number | null;
  readonly output: Buffer;
  readonly errors: string;
}

/** The process has none of this one's secrets, and one arena: glibc would keep the memory of each picture. */
function run(bytes: Uint8Array, limits: EncodingLimits): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--max-old-space-size=64", encoderPath(), JSON.stringify(limits)], {
      env: { NODE_ENV: "production", MALLOC_ARENA_MAX: "1" },
      stdio: ["pipe", "pipe", "pipe"],
    });
    const output: Buffer[] = [];
    let [length, errors] = [0, ""];
    const timer = setTimeout(() => child.kill("SIGKILL"), LIMIT_MS);
    child.stdout.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length > MAX_ANSWER_BYTES) child.kill("SIGKILL");
      else output.push(chunk);
    });
    child.stderr.on("data", (chunk: Buffer) => {
      errors = `${errors}${chunk.toString()}`.slice(0, 1000);
    });
    // It may have ended before it has read everything: its status says why.
    child.stdin.on("error", () => {});
    child.on("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on("close", (status) => {
      clearTimeout(timer);
      resolve({ status, errors, output: Buffer.concat(output) });
    });
    child.stdin.end(bytes);
  });
}

async function encode(bytes: Uint8Array, limits: EncodingLimits): Promise<EncodedPhotograph | RefusedPhotograph> {
  const { status, output, errors } = await run(bytes, limits);
  if (status === REFUSED) return { fault: errors };
  if (status !== 0 || output.length <= SIZE_BYTES) {
    // A picture on which the library dies, or takes too long, is no photograph; whoever runs the shop sees both.
    log.error("photograph.encoder", { status, errors: errors.slice(0, 300) });
    return { fault: "unreadable" };
  }
  return {
    data: output.subarray(SIZE_BYTES),
    width: output.readUInt32BE(0),
    height: output.readUInt32BE(4),
  };
}

const queue = () => singleton("photograph-queue", () => new PQueue({ concurrency: 1 }));

/**
 * Makes photographs anew, one after the other and those of one visitor at a time, in processes of their own: what the
 * library does with a hostile file, and the memory that it takes, ends with them.
 *
 * @param signal drops what waits for somebody who has left
 * @returns one result for each file, or `null` where too many visitors' photographs wait already
 */
export async function encodePhotographs(
  files: readonly Uint8Array[],
  limits: EncodingLimits,
  signal: AbortSignal,
): Promise<readonly (EncodedPhotograph | RefusedPhotograph)[] | null> {
  if (files.length === 0) return [];
  if (queue().size >= MAX_WAITING) return null;
  return queue().add(async () => {
    const results: (EncodedPhotograph | RefusedPhotograph)[] = [];
    for (const file of files) {
      signal.throwIfAborted();
      results.push(await encode(file, limits));
    }
    return results;
  });
}
