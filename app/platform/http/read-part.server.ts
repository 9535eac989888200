import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import type { ByteRange } from "./byte-range.server";

/** How much is read at a time, in bytes. */
const PIECE = 256 * 1024;

async function readPiece(file: string, from: number, length: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const piece = Buffer.allocUnsafe(length);
    const { bytesRead } = await handle.read(piece, 0, length, from);
    if (bytesRead < length) throw new Error(`${file} ended at byte ${from + bytesRead}`);
    return piece;
  } finally {
    await handle.close();
  }
}

async function* pieces(file: string, { from, to }: ByteRange): AsyncGenerator<Buffer> {
  for (let at = from; at <= to; at += PIECE) yield await readPiece(file, at, Math.min(PIECE, to - at + 1));
}

/**
 * A part of a file as it is read, piece by piece. The file is open only while a piece is read: a client that takes its
 * time holds none open (decision 22).
 *
 * @returns a stream that fails when the file is shorter or gone
 */
export function readPart(file: string, range: ByteRange): Readable {
  return Readable.from(pieces(file, range), { objectMode: false, highWaterMark: PIECE });
}
