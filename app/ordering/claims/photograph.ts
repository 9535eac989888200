export const MAX_PHOTOGRAPH_BYTES = 10 * 1024 * 1024;

/** The largest photograph that is stored, in bytes, after it was made smaller. */
export const MAX_STORED_BYTES = 1_000_000;

/** The maximum of the longer side of a stored photograph, in pixels. */
export const MAX_STORED_SIDE = 2048;

/** The minimum of either side of a photograph, in pixels. */
const MIN_SIDE = 100;

/**
 * The most pixels of a photograph that can be read line by line, as cameras write them: a little over 50 megapixels.
 */
const MAX_PIXELS = 51_000_000;

/** The most pixels of a photograph that must be read whole: progressive, interlaced, or WebP. */
const MAX_PIXELS_WHOLE = 25_000_000;

export const PHOTOGRAPH_LIMITS = {
  leastSide: MIN_SIDE,
  mostPixels: MAX_PIXELS,
  mostPixelsWhole: MAX_PIXELS_WHOLE,
  side: MAX_STORED_SIDE,
  bytes: MAX_STORED_BYTES,
} as const;

export const PHOTOGRAPH_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

export const PHOTOGRAPH_FAULTS = [
  "empty",
  "too-large",
  "heic",
  "no-photograph",
  "too-small",
  "too-many-pixels",
  "unreadable",
] as const;

export type PhotographFault = (typeof PHOTOGRAPH_FAULTS)[number];

type Kind = "jpeg" | "png" | "webp" | "heic" | null;

const textAt = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** The brands by which a HEIF container says that its pictures are HEVC or AVIF (ISO/IEC 23008-12, annex B). */
const HEIF_BRANDS = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif", "avis"]);

/** The kind of picture by the first bytes of a file, whatever its name and its sender say. */
export function kindOfPicture(bytes: Uint8Array): Kind {
  const head = textAt(bytes, 0, 12);
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (head.startsWith("RIFF") && head.endsWith("WEBP")) return "webp";
  return head.slice(4, 8) === "ftyp" && HEIF_BRANDS.has(head.slice(8)) ? "heic" : null;
}

export function faultOfFile(bytes: Uint8Array): PhotographFault | null {
  if (bytes.length === 0) return "empty";
  if (bytes.length > MAX_PHOTOGRAPH_BYTES) return "too-large";
  const kind = kindOfPicture(bytes);
  if (kind === null) return "no-photograph";
  return kind === "heic" ? "heic" : null;
}

const MEGA = 1_000_000;

const FAULTS: Readonly<Record<Exclude<PhotographFault, "too-small">, string>> = {
  empty: "is empty",
  "too-large": `is larger than ${MAX_PHOTOGRAPH_BYTES / 1024 / 1024} MB`,
  heic: "is a HEIC or AVIF picture, which cannot be read here; please send it as JPEG",
  "no-photograph": "is not a JPEG, PNG or WebP picture",
  "too-many-pixels": `has too many pixels: the limit is ${Math.floor(MAX_PIXELS / MEGA)} megapixels, or ${Math.floor(MAX_PIXELS_WHOLE / MEGA)} for some kinds of pictures`,
  unreadable: "is damaged and cannot be read",
};

/** What is wrong with a file that was chosen as a photograph, in a sentence; `leastSide` is in pixels. */
export function photographFaultText(name: string, fault: PhotographFault, leastSide = MIN_SIDE): string {
  const words = fault === "too-small" ? `is smaller than ${leastSide} pixels on one side` : FAULTS[fault];
  return `${name === "" ? "A file" : `“${name}”`} ${words}.`;
}

const tooManyPhotographs = (most: number) => `Please choose at most ${most} photographs`;

interface Chosen {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

const isChosen = (value: unknown): value is Chosen =>
  typeof value === "object" && value !== null && "size" in value && Number(value.size) > 0;

/** What the browser finds wrong with the value of a file field before it sends it; the server examines the content. */
export function chosenProblem(value: unknown, most: number): string | null {
  const files = [value].flat().filter(isChosen);
  if (files.length > most) return tooManyPhotographs(most);
  const faults = files.flatMap(({ name, size, type }) => {
    if (size > MAX_PHOTOGRAPH_BYTES) return photographFaultText(name, "too-large");
    return /^image\/hei[cf]/.test(type) ? photographFaultText(name, "heic") : [];
  });
  return faults.length > 0 ? faults.join(" ") : null;
}

const CHOOSE_AGAIN = "If the field is empty now, please choose all photographs again.";

/** What is wrong with sent photographs, as one text for their field. */
export function photographProblem(
  files: readonly { readonly name: string; readonly fault: PhotographFault }[],
  leastSide = MIN_SIDE,
): string {
  return [...files.map(({ name, fault }) => photographFaultText(name, fault, leastSide)), CHOOSE_AGAIN].join(" ");
}

export const tooManyProblem = (most: number) => `${tooManyPhotographs(most)}. ${CHOOSE_AGAIN}`;
