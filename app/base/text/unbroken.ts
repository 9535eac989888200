/** Digits are bounded, so that a long text is read in one pass. */
const MEASURE = String.raw`(?:\d{1,4} )?\d{1,4}(?:\/\d{1,2})?(?:"| in\b)`;
const SIZE = `${MEASURE}(?: [×x] ${MEASURE})?`;
const PHONE = String.raw`(?:\+\d{1,3} )?(?:\(\d{3}\) |\d{3}[- ])\d{3}[- ]\d{4}`;

const WHOLE = new RegExp(`(${SIZE}|${PHONE})`);

export interface TextPart {
  readonly text: string;
  /** Whether it must not break at the end of a line. */
  readonly isWhole: boolean;
}

/** A text in parts, so that its sizes (`15 1/2" × 30"`) and phone numbers (`(503) 555-0100`) can be kept whole. */
export function unbrokenParts(text: string): readonly TextPart[] {
  return text
    .split(WHOLE)
    .map((part, index) => ({ text: part, isWhole: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
