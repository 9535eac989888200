export const CUT_LIST_NAMES = {
  text: "cutList.text",
  file: "cutList.file",
  unit: "cutList.unit",
  swap: "cutList.swap",
  /** How to read sizes that the list calls openings: `finished`, or a mount. */
  openings: "cutList.openings",
  openingSide: "cutList.openingSide",
  openingGap: "cutList.openingGap",
  /** `2:width` */
  column: "cutList.column",
  tick: "cutList.tick",
  /** The key of a row. */
  swapped: "cutList.swapped",
  /** `12:drawers` */
  list: "cutList.list",
  /** `12:each` */
  pair: "cutList.pair",
  /** `12:4`: the number chosen as the count of pieces. */
  count: "cutList.count",
  /** Which columns count the pieces: a value of `CountAnswer`. */
  counts: "cutList.counts",
  /** `12:note`: what a line that the columns leave open is. */
  line: "cutList.line",
  /** The rows as they were shown: see `shownText` in `cut-list-shown.ts`. */
  shown: "cutList.shown",
  /** Present if the text is the rest of a list whose other pieces were added. */
  left: "cutList.left",
} as const;

/** The field of the list's text, and what stands above it: the lines that could not be read. */
export const LIST_FIELD_ID = "cut-list-text";
/** What a list comes to, and the place of what is said of it once it is added. */
export const BALANCE_ID = "cut-list-balance";
export const PLACE_ID = "cut-list-place";
export const TO_CORRECT_ID = "cut-list-to-correct";

export const TYPED_IN_ROW = ["quantity", "width", "height"] as const;

export type TypedInRow = (typeof TYPED_IN_ROW)[number];

/** The name of a field that is typed into, by the key of its row: `cutList.width.k12`. */
export const typedName = (field: TypedInRow, key: number) => `cutList.${field}.k${key}`;

export const CUT_LIST_INTENTS = { read: "import:read", take: "import:take" } as const;

type CutListIntent = keyof typeof CUT_LIST_INTENTS;

/** Reads a submit button's value; `null` for another button of the order form. */
export function readCutListIntent(value: string | null): CutListIntent | null {
  if (value === CUT_LIST_INTENTS.read) return "read";
  return value === CUT_LIST_INTENTS.take ? "take" : null;
}
