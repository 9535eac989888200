import * as z from "zod/mini";
import { REQUIRED } from "~/forms/field-rules";
import { zodValidator } from "~/forms/zod-validator";
import { PIECE_LISTS } from "~/measure/piece";
import { type ClaimedPiece, MAX_CLAIM_LENGTH, MAX_CLAIM_PHOTOGRAPHS, MAX_CLAIM_PIECES } from "~/orders/claims";
import { messageText } from "~/orders/order";
import { MAX_PHOTOGRAPH_BYTES, MAX_PIXELS, MAX_PIXELS_WHOLE, MIN_SIDE, type PhotographFault } from "./photograph";

export const CLAIM_FORM_ID = "claim";
export const CLAIM_ANSWER_FORM_ID = "claim-answer";

/** The names of the fields of a claim. */
export const CLAIM_NAMES = { key: "key", text: "text", pieces: "pieces", photographs: "photographs" } as const;

/** The files that a claim's form may hold. */
export const CLAIM_FILES = {
  field: CLAIM_NAMES.photographs,
  files: MAX_CLAIM_PHOTOGRAPHS,
  bytes: MAX_PHOTOGRAPH_BYTES,
} as const;

const MEGA = 1_000_000;

const FAULTS: Readonly<Record<PhotographFault, string>> = {
  empty: "is empty",
  "too-large": `is larger than ${MAX_PHOTOGRAPH_BYTES / 1024 / 1024} MB`,
  heic: "is a HEIC or AVIF picture, which cannot be read here; please send it as JPEG",
  "no-photograph": "is not a JPEG, PNG or WebP picture",
  "too-small": `is smaller than ${MIN_SIDE} pixels on one side`,
  "too-many-pixels": `has too many pixels: the limit is ${Math.floor(MAX_PIXELS / MEGA)} megapixels, or ${Math.floor(MAX_PIXELS_WHOLE / MEGA)} for some kinds of pictures`,
  unreadable: "is damaged and cannot be read",
};

/** What is wrong with a file that was chosen as a photograph, in a sentence. */
export function photographFaultText(name: string, fault: PhotographFault): string {
  return `${name === "" ? "A file" : `“${name}”`} ${FAULTS[fault]}.`;
}

/** The message for more photographs than a claim takes. */
export const TOO_MANY_PHOTOGRAPHS = `Please choose at most ${MAX_CLAIM_PHOTOGRAPHS} photographs`;

/** A piece as the value of its checkbox: `0-doors-3`. */
export function pieceValue({ line, list, index }: ClaimedPiece): string {
  return `${line}-${list}-${index}`;
}

function readPiece(value: string): ClaimedPiece | null {
  const [, line, list, index] = /^(\d{1,3})-([a-z]+)-(\d{1,4})$/.exec(value) ?? [];
  const known = PIECE_LISTS.find((name) => name === list);
  return known ? { line: Number(line), list: known, index: Number(index) } : null;
}

const claimText = z.string({ error: REQUIRED }).check(
  z.overwrite(messageText),
  z.minLength(1, { error: REQUIRED, abort: true }),
  z.maxLength(MAX_CLAIM_LENGTH, {
    error: `Please use at most ${MAX_CLAIM_LENGTH.toLocaleString("en-US")} characters`,
  }),
);

const oneOrMore = z.catch(
  z.union([
    z.array(z.string()),
    z.pipe(
      z.string(),
      z.transform((one) => [one]),
    ),
  ]),
  [],
);

const pieces = z.pipe(
  oneOrMore,
  z.transform((values) => [...new Set(values)].flatMap((value) => readPiece(value) ?? []).slice(0, MAX_CLAIM_PIECES)),
);

interface Chosen {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

const isChosen = (value: unknown): value is Chosen =>
  typeof value === "object" && value !== null && "size" in value && Number(value.size) > 0;

/** What the browser can find wrong with files before it sends them; the server examines their content. */
function problemOf(files: readonly Chosen[]): string | null {
  if (files.length > MAX_CLAIM_PHOTOGRAPHS) return TOO_MANY_PHOTOGRAPHS;
  const faults = files.flatMap(({ name, size, type }) => {
    if (size > MAX_PHOTOGRAPH_BYTES) return photographFaultText(name, "too-large");
    return /^image\/hei[cf]/.test(type) ? photographFaultText(name, "heic") : [];
  });
  return faults.length > 0 ? faults.join(" ") : null;
}

const photographs = z.optional(
  z.unknown().check((context) => {
    const message = problemOf([context.value].flat().filter(isChosen));
    if (message !== null) context.issues.push({ code: "custom", message, input: context.value });
  }),
);

/** A claim, for browser and server alike; the server reads the photographs separately from the form. */
export const claimValidator = zodValidator(
  z.object({ key: z.catch(z.string(), ""), text: claimText, pieces, photographs }),
);

/** An answer to a claim, for browser and server alike. */
export const claimAnswerValidator = zodValidator(z.object({ text: claimText, settled: z.optional(z.literal("on")) }));
