import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { acceptedEncoding } from "../../accept-encoding.server";

/** The content codings that answers are stored in, the smallest first. */
export const CODINGS = ["br", "gzip"] as const;
export type Coding = (typeof CODINGS)[number];

const GZIP_LEVEL = 9;

/** Below this many bytes a coding saves nothing that a packet would not hold anyway. */
const MIN_BYTES = 512;

/** Whether compressing a body is worth it. */
export const isCompressible = (bytes: Buffer) => bytes.byteLength >= MIN_BYTES;

const gzipInPool = promisify(gzip);
const brotliInPool = promisify(brotliCompress);

/** Compresses a body with gzip, off the main thread. */
export const gzipped = (bytes: Buffer): Promise<Buffer> => gzipInPool(bytes, { level: GZIP_LEVEL });

const smallest = (bytes: Buffer) =>
  brotliInPool(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });

/**
 * Compresses bodies with Brotli as far as it goes, off the main thread and one at a time: a page takes a tenth of a
 * second of a processor, which requests need more.
 *
 * @returns a function that resolves to `undefined` for a body that is not wanted any more when its turn comes
 */
export function brotliQueue(): (bytes: Buffer, isWanted: () => boolean) => Promise<Buffer | undefined> {
  let last: Promise<unknown> = Promise.resolve();
  return (bytes, isWanted) => {
    const next = last.then(() => (isWanted() ? smallest(bytes) : undefined));
    last = next.catch(() => {});
    return next;
  };
}

const MAX_HEADERS = 200;
const MAX_HEADER_CHARACTERS = 200;

/** Browsers send a handful of Accept-Encoding headers between them. */
const read = new LRUCache<string, readonly Coding[]>({ max: MAX_HEADERS });

/** Which of our codings an Accept-Encoding header accepts, the smallest first (RFC 9110, section 12.5.3). */
export function acceptedCodings(header: string | undefined): readonly Coding[] {
  if (header === undefined) return [];
  const known = read.get(header);
  if (known) return known;
  const accepted = CODINGS.filter((coding) => acceptedEncoding(header, [coding]));
  if (header.length <= MAX_HEADER_CHARACTERS) read.set(header, accepted);
  return accepted;
}
