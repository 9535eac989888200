/** Formats that people upload in place of a CSV file, by their first bytes. */
const SIGNATURES: readonly (readonly [words: string, signature: readonly number[]])[] = [
  ["a workbook", [0x50, 0x4b, 0x03, 0x04]],
  ["a workbook", [0xd0, 0xcf, 0x11, 0xe0]],
  ["a PDF", [0x25, 0x50, 0x44, 0x46]],
];

const NEWLINE = 0x0a;

const isUtf8 = (bytes: Uint8Array) => {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** The number of the first line that is not UTF-8, from 1. */
function firstBadLine(bytes: Uint8Array): number {
  let line = 1;
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf(NEWLINE, from);
    const to = end < 0 ? bytes.length : end + 1;
    if (!isUtf8(bytes.subarray(from, to))) return line;
    from = to;
  }
  return line;
}

/** The text of an uploaded CSV file, or why it cannot be read, and on which line. */
export function decodeCsv(
  bytes: Uint8Array,
): { readonly text: string } | { readonly line: number; readonly problem: string } {
  const other = SIGNATURES.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte));
  if (other) return { line: 1, problem: `This is ${other[0]}. Please save it as “CSV UTF-8”` };
  if (!isUtf8(bytes)) {
    return { line: firstBadLine(bytes), problem: "The text is not in UTF-8. Please save the file as “CSV UTF-8”" };
  }
  const text = new TextDecoder("utf-8").decode(bytes);
  const nul = text.indexOf("\0");
  if (nul < 0) return { text };
  const line = text.slice(0, nul).split("\n").length;
  return { line, problem: "This is not text. Please save the file as “CSV UTF-8”" };
}

/** The names of the import's fields: the file, the stored file's id, the mark of its preview, a version to undo. */
export const IMPORT_NAMES = { file: "file", id: "id", mark: "mark", version: "version" } as const;

/** The largest file that is read, in bytes. */
export const MAX_CSV_BYTES = 8 * 1024 * 1024;

export const MOST_LISTED = 2000;
