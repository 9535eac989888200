import * as z from "zod/mini";
import { type ConfigurationDraft, type ConfigurationFields, createDraft } from "./configuration-draft";
import { MAX_ORDER_PIECES, PIECE_LISTS } from "./piece";
import { BLANK_PIECE, type PieceDraft } from "./piece-draft";

/** The version of a kept edit that this code writes. */
export const LINE_EDIT_VERSION = 1;

/** The longest text of a field that is read back, in UTF-16 code units: no field of the form takes more. */
const MAX_FIELD_LENGTH = 1000;

/** A line of the cart as somebody was editing it, not saved yet. */
export interface LineEdit {
  readonly draft: ConfigurationDraft;
  /** When it was last touched, in milliseconds since 1970. */
  readonly touchedAt: number;
}

/** What reading found; `newer` must be left alone. What cannot be read is no edit: the line itself is whole. */
export type LineEditReading = { readonly kind: "none" | "newer" } | { readonly kind: "edit"; readonly edit: LineEdit };

const text = z.string().check(z.maxLength(MAX_FIELD_LENGTH));
const PieceDraftSchema: z.ZodMiniType<PieceDraft> = z.object({
  widthInches: text,
  widthFraction: text,
  heightInches: text,
  heightFraction: text,
  location: text,
  preBored: z.boolean(),
  quantity: text,
  hinge: text,
  boring: text,
  note: text,
  opening: text,
});
const rows = z.array(PieceDraftSchema).check(z.maxLength(MAX_ORDER_PIECES));
const choice = z.boolean();

const LineEditSchema = z.object({
  version: z.literal(LINE_EDIT_VERSION),
  touchedAt: z.number(),
  pieces: z.object({ doors: rows, drawers: rows, panels: rows, fillers: rows }),
  included: z.object({ doors: choice, drawers: choice, panels: choice, fillers: choice }),
  preBoredByDefault: choice,
});
const NewerSchema = z.object({ version: z.int().check(z.gt(LINE_EDIT_VERSION)) });

/** What somebody typed into a draft, without the keys of its rows. */
export function fieldsOf({ rows: lists, included, preBoredByDefault }: ConfigurationDraft): ConfigurationFields {
  const typed = (list: keyof typeof lists) => lists[list].map((row) => row.draft);
  const pieces = {
    doors: typed("doors"),
    drawers: typed("drawers"),
    panels: typed("panels"),
    fillers: typed("fillers"),
  };
  return { pieces, included, preBoredByDefault };
}

const PIECE_FIELDS = Object.keys(BLANK_PIECE) as (keyof PieceDraft)[];

/** Whether two drafts hold the same texts and choices. */
export function isSameDraft(one: ConfigurationDraft, other: ConfigurationDraft): boolean {
  if (one === other) return true;
  return (
    one.preBoredByDefault === other.preBoredByDefault &&
    PIECE_LISTS.every(
      (list) =>
        one.included[list] === other.included[list] &&
        one.rows[list].length === other.rows[list].length &&
        one.rows[list].every((row, index) => {
          const beside = other.rows[list][index]?.draft;
          return PIECE_FIELDS.every((field) => row.draft[field] === beside?.[field]);
        }),
    )
  );
}

/** The stored text of an edit. */
export function writeLineEdit({ draft, touchedAt }: LineEdit): string {
  return JSON.stringify({ version: LINE_EDIT_VERSION, touchedAt, ...fieldsOf(draft) });
}

/** Reads the stored text of an edit; never throws. */
export function readLineEdit(stored: string | null): LineEditReading {
  const value = parseJson(stored ?? "null");
  if (NewerSchema.safeParse(value).success) return { kind: "newer" };
  const parsed = LineEditSchema.safeParse(value);
  if (!parsed.success) return { kind: "none" };
  const { touchedAt, pieces, included, preBoredByDefault } = parsed.data;
  return { kind: "edit", edit: { draft: createDraft({ pieces, included, preBoredByDefault }), touchedAt } };
}

function parseJson(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}
