export type TenthsMm = number;

export function mmNumber(tenths: TenthsMm): string {
  const rest = tenths % 10;
  return `${(tenths - rest) / 10}${rest === 0 ? "" : `.${rest}`}`;
}

/** Reads `9.5`, `9,5` or `48 mm` into tenths of a millimeter; `null` for any other text. */
export function readMm(text: string): TenthsMm | null {
  const [, whole, tenth = "0"] = /^(\d{1,4})(?:[.,](\d)0*)?(?: ?mm)?$/.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * 10 + Number(tenth);
}
