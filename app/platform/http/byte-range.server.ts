/** Positions of the first and last byte, both inclusive. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The part of a body that a Range header requests (RFC 9110, section 14.1.2). Multiple ranges are not supported.
 *
 * @param length of the whole body, in bytes
 * @returns `null` when the header must be ignored and the whole body sent, `"none"` when the range is not satisfiable
 */
export function byteRange(header: string | undefined, length: number): ByteRange | "none" | null {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (first !== "" && last !== "" && Number(last) < Number(first)) return null;
  const from = first === "" ? Math.max(0, length - Number(last)) : Number(first);
  const to = first === "" || last === "" ? length - 1 : Math.min(Number(last), length - 1);
  return from < length ? { from, to } : "none";
}
