import { MAX_CUT_LIST_BYTES } from "./cut-table";

export type FileProblem =
  | "empty"
  | "too-large"
  | "pdf"
  | "workbook"
  | "old-workbook"
  | "picture"
  | "rich-text"
  | "binary";

export type DecodedFile =
  /** `isTruncated`: the file ends in the middle of a character, so its last line may be incomplete. */
  | { readonly ok: true; readonly text: string; readonly isTruncated: boolean }
  | { readonly ok: false; readonly problem: FileProblem };

const SIGNATURES: readonly (readonly [FileProblem, readonly number[]])[] = [
  ["pdf", [0x25, 0x50, 0x44, 0x46]],
  ["workbook", [0x50, 0x4b, 0x03, 0x04]],
  ["workbook", [0x50, 0x4b, 0x05, 0x06]],
  ["old-workbook", [0xd0, 0xcf, 0x11, 0xe0]],
  ["rich-text", [0x7b, 0x5c, 0x72, 0x74, 0x66]],
  ["picture", [0x89, 0x50, 0x4e, 0x47]],
  ["picture", [0xff, 0xd8, 0xff]],
  ["picture", [0x47, 0x49, 0x46, 0x38]],
  ["binary", [0x1f, 0x8b]],
];

/** UTF-8, UTF-16 in either byte order, otherwise Windows-1252. A binary file is refused by its content. */
export function decodeBytes(bytes: Uint8Array): DecodedFile {
  if (bytes.length === 0) return { ok: false, problem: "empty" };
  if (bytes.length > MAX_CUT_LIST_BYTES) return { ok: false, problem: "too-large" };
  const known = SIGNATURES.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte));
  if (known) return { ok: false, problem: known[0] };
  const wide = wideEncoding(bytes);
  const decoded = wide ? decodeWide(bytes, wide) : decodeNarrow(bytes);
  return decoded.text.includes("\0") ? { ok: false, problem: "binary" } : { ok: true, ...decoded };
}

type WideEncoding = "utf-16le" | "utf-16be";

/** Recognized by the byte order mark, or by the zero bytes of plain letters. */
function wideEncoding(bytes: Uint8Array): WideEncoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, 400);
  const emptyAt = (parity: number) => sample.reduce((n, byte, at) => n + (byte === 0 && at % 2 === parity ? 1 : 0), 0);
  const [even, odd] = [emptyAt(0), emptyAt(1)];
  if (odd > sample.length / 4 && even === 0) return "utf-16le";
  return even > sample.length / 4 && odd === 0 ? "utf-16be" : null;
}

function decodeWide(bytes: Uint8Array, encoding: WideEncoding): { text: string; isTruncated: boolean } {
  const isOdd = bytes.length % 2 === 1;
  const text = new TextDecoder(encoding).decode(isOdd ? bytes.subarray(0, -1) : bytes);
  return { text, isTruncated: isOdd || text.endsWith("\ufffd") };
}

function decodeNarrow(bytes: Uint8Array): { text: string; isTruncated: boolean } {
  const utf8 = (part: Uint8Array) => {
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(part);
    } catch {
      return null;
    }
  };
  const whole = utf8(bytes);
  if (whole !== null) return { text: whole, isTruncated: false };
  const lead = [1, 2, 3].find((back) => (bytes[bytes.length - back] ?? 0) >= 0xc0);
  const withoutLast = lead ? utf8(bytes.subarray(0, -lead)) : null;
  if (withoutLast !== null && /[^\0-\x7f]/.test(withoutLast)) return { text: withoutLast, isTruncated: true };
  return { text: decodeWindows(bytes), isTruncated: false };
}

/** Windows-1252 from 0x80 to 0x9f; some versions of Node decode it as Latin-1, which has no characters there. */
const WINDOWS = "€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ";

const decodeWindows = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => (byte >= 0x80 && byte < 0xa0 ? WINDOWS[byte - 0x80] : String.fromCharCode(byte))).join(
    "",
  );
