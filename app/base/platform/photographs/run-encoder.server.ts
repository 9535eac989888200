import { runChild } from "../child-process.server";
import { env } from "../env.server";
import { log } from "../log.server";

const LIMIT_MS = 20_000;

/** The library's own memory is not part of the heap. */
const HEAP_MB = 64;

const REFUSED = 2;

const HEAD_BYTES = 12;

const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

interface Bounds {
  readonly leastSide: number;
  readonly mostPixels: number;
  readonly mostPixelsWhole: number;
  readonly bytes: number;
}

export interface JpegLimits extends Bounds {
  readonly side: number;
}

/** An AVIF and a WebP of each width, in this order, cut to 4:5, upright. */
interface CopyLimits extends Bounds {
  readonly widths: readonly number[];
}

export type EncodingLimits = JpegLimits | CopyLimits;

export interface EncodedPhotograph {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface RefusedPhotograph {
  readonly fault: string;
}

const encoderPath = () =>
  env().mode === "production" ? "build/encoder.js" : "app/base/platform/photographs/encoder.mjs";

function run(bytes: Uint8Array, limits: EncodingLimits) {
  return runChild({
    program: [encoderPath(), JSON.stringify(limits)],
    input: bytes,
    heapMb: HEAP_MB,
    limitMs: LIMIT_MS,
    mostBytes: MAX_ANSWER_BYTES,
  });
}

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

export const isRefusedPhotograph = (result: Encoding): result is RefusedPhotograph => "fault" in result;

export async function encode(bytes: Uint8Array, limits: EncodingLimits): Promise<Encoding | null> {
  const { status, fault, output, errors } = await run(bytes, limits);
  if (status === REFUSED) return { fault: errors };
  const pictures = status === 0 ? picturesIn(output) : [];
  if (pictures.length === 0) {
    log.error("photograph.encoder", { status, fault, errors: errors.slice(0, 300) });
    if (fault === "start" || fault === "shutdown") return null;
    // A picture that crashes the library, or takes too long, counts as unreadable; the operator sees both in the log.
    return { fault: "unreadable" };
  }
  return pictures;
}
