import * as z from "zod/mini";
import { countText } from "~/base/text/counts";
import { REQUIRED } from "~/house/forms/field-rules";
import { zodValidator } from "~/house/forms/zod-validator";
import { type ClaimedPiece, MAX_CLAIM_LENGTH, MAX_CLAIM_PHOTOGRAPHS, MAX_CLAIM_PIECES } from "~/ordering/orders/claims";
import { messageText } from "~/ordering/orders/order";
import { PIECE_LISTS } from "~/trade/measure/piece";
import { chosenProblem, MAX_PHOTOGRAPH_BYTES } from "./photograph";

export const CLAIM_FORM_ID = "claim";
export const CLAIM_ANSWER_FORM_ID = "claim-answer";

export const CLAIM_NAMES = { key: "key", text: "text", pieces: "pieces", photographs: "photographs" } as const;

/** What was posted, for the page that shows a refused claim again; files are not sent back. */
export const postedClaim = (form: URLSearchParams) => ({
  key: form.get(CLAIM_NAMES.key) ?? "",
  text: form.get(CLAIM_NAMES.text) ?? "",
  pieces: form.getAll(CLAIM_NAMES.pieces),
});

export const CLAIM_FILES = {
  field: CLAIM_NAMES.photographs,
  files: MAX_CLAIM_PHOTOGRAPHS,
  bytes: MAX_PHOTOGRAPH_BYTES,
} as const;

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
    error: `Please use at most ${countText(MAX_CLAIM_LENGTH)} characters`,
  }),
);

/** The values of checkboxes with one name: a form posts one as a text, several as a list. */
export const checkedValues = z.catch(
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
  checkedValues,
  z.transform((values) => [...new Set(values)].flatMap((value) => readPiece(value) ?? []).slice(0, MAX_CLAIM_PIECES)),
);

const photographs = z.optional(
  z.unknown().check((context) => {
    const message = chosenProblem(context.value, MAX_CLAIM_PHOTOGRAPHS);
    if (message !== null) context.issues.push({ code: "custom", message, input: context.value });
  }),
);

/** A claim, for browser and server alike; the server reads the photographs separately from the form. */
export const claimValidator = zodValidator(
  z.object({ key: z.catch(z.string(), ""), text: claimText, pieces, photographs }),
);

export const claimAnswerValidator = zodValidator(z.object({ text: claimText, settled: z.optional(z.literal("on")) }));
