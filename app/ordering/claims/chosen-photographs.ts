import { MAX_PHOTOGRAPH_BYTES, MAX_PIXELS, MAX_PIXELS_WHOLE, MIN_SIDE, type PhotographFault } from "./photograph";

const MEGA = 1_000_000;

const FAULTS: Readonly<Record<Exclude<PhotographFault, "too-small">, string>> = {
  empty: "is empty",
  "too-large": `is larger than ${MAX_PHOTOGRAPH_BYTES / 1024 / 1024} MB`,
  heic: "is a HEIC or AVIF picture, which cannot be read here; please send it as JPEG",
  "no-photograph": "is not a JPEG, PNG or WebP picture",
  "too-many-pixels": `has too many pixels: the limit is ${Math.floor(MAX_PIXELS / MEGA)} megapixels, or ${Math.floor(MAX_PIXELS_WHOLE / MEGA)} for some kinds of pictures`,
  unreadable: "is damaged and cannot be read",
};

/**
 * What is wrong with a file that was chosen as a photograph, in a sentence.
 *
 * @param leastSide the minimum of either side, in pixels
 */
export function photographFaultText(name: string, fault: PhotographFault, leastSide = MIN_SIDE): string {
  const words = fault === "too-small" ? `is smaller than ${leastSide} pixels on one side` : FAULTS[fault];
  return `${name === "" ? "A file" : `“${name}”`} ${words}.`;
}

/** The message for more photographs than a form takes. */
const tooManyPhotographs = (most: number) => `Please choose at most ${most} photographs`;

interface Chosen {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

const isChosen = (value: unknown): value is Chosen =>
  typeof value === "object" && value !== null && "size" in value && Number(value.size) > 0;

/**
 * What the browser can find wrong with the value of a file field before it sends it; the server examines the content.
 *
 * @param most how many photographs the form takes
 */
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

/**
 * What is wrong with sent photographs, as one text for their field.
 *
 * @param leastSide the minimum of either side, in pixels
 */
export function photographProblem(
  files: readonly { readonly name: string; readonly fault: PhotographFault }[],
  leastSide = MIN_SIDE,
): string {
  return [...files.map(({ name, fault }) => photographFaultText(name, fault, leastSide)), CHOOSE_AGAIN].join(" ");
}

/** The message for more sent photographs than a form takes. */
export const tooManyProblem = (most: number) => `${tooManyPhotographs(most)}. ${CHOOSE_AGAIN}`;
