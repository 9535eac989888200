export interface FixingHoles {
  /** From one hole to the other, along the edge of the door; the cup is in the middle between them. */
  readonly spacing: number;
  readonly offset: number;
  readonly diameter: number;
  readonly depth: number;
}

const LENGTH = "(\\d{1,3}(?:\\.[1-9])?)";
const KEY = new RegExp(`^${LENGTH}x${LENGTH}-${LENGTH}x${LENGTH}$`);

/**
 * Reads the key of a fixing pattern, which describes its holes: `45x9.5-8x13` is two holes 45 mm apart, 9.5 mm behind
 * the center of the cup, 8 mm wide and 13 mm deep. A pattern with other holes has another key, so what was ordered
 * never changes.
 *
 * @returns `null` for anything else
 */
export function readFixing(key: string): FixingHoles | null {
  const [spacing, offset, diameter, depth] = (KEY.exec(key)?.slice(1) ?? []).map((text) =>
    Math.round(Number(text) * 10),
  );
  if (!spacing || offset === undefined || !diameter || !depth) return null;
  const holes = { spacing, offset, diameter, depth };
  return writeFixing(holes) === key ? holes : null;
}

export function writeFixing({ spacing, offset, diameter, depth }: FixingHoles): string {
  return `${spacing / 10}x${offset / 10}-${diameter / 10}x${depth / 10}`;
}

/** The narrowest hole that takes a dowel rather than a screw, in tenths of a millimeter. */
const DOWEL_FROM = 50;

/** A pattern by its holes: `Dowels 48 x 6 mm`, `Screws 45 x 9.5 mm`; the key itself if it cannot be read. */
export function fixingWords(key: string): string {
  const holes = readFixing(key);
  if (!holes) return key;
  const kind = holes.diameter >= DOWEL_FROM ? "Dowels" : "Screws";
  return `${kind} ${holes.spacing / 10} x ${holes.offset / 10} mm`;
}

/** What is bored beside each cup: `dowels 48 x 6 mm: 2 holes of 8 mm, 13 mm deep`. */
export function fixingHolesWords(key: string): string {
  const holes = readFixing(key);
  const words = fixingWords(key).toLowerCase();
  return holes ? `${words}: 2 holes of ${holes.diameter / 10} mm, ${holes.depth / 10} mm deep` : words;
}
