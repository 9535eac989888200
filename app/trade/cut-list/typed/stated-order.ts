const TIMES = String.raw` ?(?:[x×✕✖*/]|\b(?:by|por|par|mal|then|puis|dann)\b|,(?= ?\p{L}{2})) ?`;
const UP = "h|height|hoch|h(?:ö|oe)he|hauteur|alto|altura";
const ACROSS = "w|width|b|breite|largeur|ancho|anchura";
const FIRST = ` (?:is |comes )?(?:first|zuerst|d'abord|primero)`;
/** One side before another: `HxW`. */
const before = (one: string, other: string) => String.raw`(?<!\p{L})(?:${one})${TIMES}(?:${other})(?!\p{L})`;
/** `L x W` has the length first, which is vertical; in `L x H` and `H x L` the L is a French width. */
const HEIGHT_FIRST = [
  before(UP, `${ACROSS}|l`),
  before("l|length|l(?:ä|ae)nge|longueur|largo", ACROSS),
  `(?:height|h(?:ö|oe)he|hauteur|alto|altura)${FIRST}`,
].join("|");
const WIDTH_FIRST = [before(`${ACROSS}|l`, UP), `(?:width|breite|largeur|ancho)${FIRST}`].join("|");

const ORDER = new RegExp(`(${HEIGHT_FIRST})|(${WIDTH_FIRST})`, "iu");

/** Whether a text says that the vertical one of two sizes comes first (`H x W`); `null` if it states no order. */
export function statedHeightFirst(text: string): boolean | null {
  const match = ORDER.exec(text);
  return match && match[1] !== undefined;
}

export const withoutStatedOrder = (text: string): string => text.replace(ORDER, " ");
