import { spawn } from "node:child_process";
import os from "node:os";
import { env } from "../env.server";
import { log } from "../log.server";

/** Time limit for one photograph, in milliseconds; the largest that a phone takes needs a tenth of it. */
const LIMIT_MS = 20_000;

const REFUSED = 2;

/** The width, the height and the number of bytes before each picture in the encoder's answer. */
const HEAD_BYTES = 12;

/** More than any photograph that is stored, with its size. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

interface Bounds {
  /** The minimum of either side, in pixels. */
  readonly leastSide: number;
  readonly mostPixels: number;
  /** The same for a picture that must be read as a whole. */
  readonly mostPixelsWhole: number;
  /** The most bytes of each stored picture. */
  readonly bytes: number;
}

/** What is made of a photograph: one JPEG. */
export interface JpegLimits extends Bounds {
  /** Its longer side, in pixels. */
  readonly side: number;
}

/** What is made of a photograph: an AVIF and a WebP of each width, in this order, cut to 4:5, upright. */
export interface CopyLimits extends Bounds {
  /** In pixels. */
  readonly widths: readonly number[];
}

/** The limits for a photograph, and for the result; the encoder reads them. */
export type EncodingLimits = JpegLimits | CopyLimits;

/** A re-encoded photograph: upright, without metadata. */
export interface EncodedPhotograph {
  readonly data: Buffer;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The file cannot be accepted as a photograph; the fault is a word from the encoder, such as `too-small`. */
export interface RefusedPhotograph {
  readonly fault: string;
}

/** The build puts the encoder next to the server. */
const encoderPath = () => (env().mode === "production" ? "build/encoder.js" : "app/platform/photographs/encoder.mjs");

interface Ended {
  readonly status: number | null;
  readonly output: Buffer;
  readonly errors: string;
}

/** Lets pages go first where processes share processors. */
function yieldToPages(pid: number | undefined): void {
  try {
    if (pid !== undefined) os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended already, or the system does not allow it.
  }
}

/**
 * The child process gets none of this process's secrets, and only one memory arena: with more, glibc would retain each
 * picture's memory.
 */
function run(bytes: Uint8Array, limits: EncodingLimits): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--max-old-space-size=64", encoderPath(), JSON.stringify(limits)], {
      env: { NODE_ENV: "production", MALLOC_ARENA_MAX: "1" },
      stdio: ["pipe", "pipe", "pipe"],
      timeout: LIMIT_MS,
      killSignal: "SIGKILL",
    });
    yieldToPages(child.pid);
    const output: Buffer[] = [];
    let [length, errors] = [0, ""];
    child.stdout.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length > MAX_ANSWER_BYTES) child.kill("SIGKILL");
      else output.push(chunk);
    });
    child.stderr.on("data", (chunk: Buffer) => {
      errors = `${errors}${chunk.toString()}`.slice(0, 1000);
    });
    // The process may end before it has read everything: its status says why.
    child.stdin.on("error", () => {});
    child.on("error", reject);
    child.on("close", (status) => resolve({ status, errors, output: Buffer.concat(output) }));
    child.stdin.end(bytes);
  });
}

/** The pictures in the encoder's answer. */
function picturesIn(output: Buffer): readonly EncodedPhotograph[] {
  const pictures: EncodedPhotograph[] = [];
  for (let at = 0; at + HEAD_BYTES <= output.length; ) {
    const from = at + HEAD_BYTES;
    const end = from + output.readUInt32BE(at + 8);
    if (end > output.length) return [];
    pictures.push({
      data: output.subarray(from, end),
      width: output.readUInt32BE(at),
      height: output.readUInt32BE(at + 4),
    });
    at = end;
  }
  return pictures;
}

export type Encoding = readonly EncodedPhotograph[] | RefusedPhotograph;

export const isRefused = (result: Encoding): result is RefusedPhotograph => "fault" in result;

/** Re-encodes one photograph in a separate process. */
export async function encode(bytes: Uint8Array, limits: EncodingLimits): Promise<Encoding> {
  const { status, output, errors } = await run(bytes, limits);
  if (status === REFUSED) return { fault: errors };
  const pictures = status === 0 ? picturesIn(output) : [];
  if (pictures.length === 0) {
    // A picture that crashes the library, or takes too long, counts as unreadable; the operator sees both in the log.
    log.error("photograph.encoder", { status, errors: errors.slice(0, 300) });
    return { fault: "unreadable" };
  }
  return pictures;
}
