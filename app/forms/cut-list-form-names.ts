/** The names of the fields; one name holds a value for each column or row that has one. */
export const CUT_LIST_NAMES = {
  text: "cutList.text",
  file: "cutList.file",
  unit: "cutList.unit",
  swap: "cutList.swap",
  /** `2:width` */
  column: "cutList.column",
  /** The key of a row. */
  tick: "cutList.tick",
  /** The key of a row. */
  swapped: "cutList.swapped",
  /** `12:drawers` */
  list: "cutList.list",
  /** The rows as they were shown: `shownText` of `cut-list-form.ts`. */
  shown: "cutList.shown",
} as const;

/** What the two submit buttons of a cut list ask for. */
export const CUT_LIST_INTENTS = { read: "import:read", take: "import:take" } as const;

export type CutListIntent = keyof typeof CUT_LIST_INTENTS;

/** Reads a submit button's value; `null` for another button of the order form. */
export function readCutListIntent(value: string | null): CutListIntent | null {
  if (value === CUT_LIST_INTENTS.read) return "read";
  return value === CUT_LIST_INTENTS.take ? "take" : null;
}
