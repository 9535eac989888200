import { runChild } from "../child-process.server";
import { env } from "../env.server";
import { log } from "../log.server";

/** Time limit for one photograph, in milliseconds; the largest that a phone takes needs a tenth of it. */
const LIMIT_MS = 20_000;

/** The library's own memory is not part of the heap. */
const HEAP_MB = 64;

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
interface CopyLimits extends Bounds {
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

/** Re-encodes one photograph in a separate process; `null` if that cannot be started, or is stopped as the shop ends. */
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
