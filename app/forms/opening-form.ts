import type { ConfigurationDraft } from "~/domain/configuration-draft";
import {
  addOpening,
  BLANK_OPENING,
  EMPTY_OPENINGS,
  FITS,
  GAP_CHOICES,
  isUntouched,
  MAX_OPENINGS,
  MAX_SIZE_TEXT,
  type OpeningRow,
  type OpeningsDraft,
  removeOpening,
  SIDE_CHOICES,
  withOpenings,
} from "~/domain/opening-draft";
import { draftsOf, takeOpenings, withTaken } from "~/domain/opening-pieces";
import { MOUNTS } from "~/domain/opening-rule";
import { turnIntoOpenings } from "~/domain/opening-turn";

/** The names of the choices that hold for all openings. */
export const OPENINGS_NAMES = {
  mount: "openings.mount",
  side: "openings.side",
  gap: "openings.gap",
  twice: "openings.twice",
  replace: "openings.replace",
} as const;

/** The form field of one opening: `openings[0].width`. */
export function openingFieldName(index: number, field: keyof OpeningRow): string {
  return `openings[${index}].${field}`;
}

/** The values of the submit buttons named `intent`; that of the row's button ends in its place, from 0. */
export const OPENINGS_INTENTS = {
  take: "openings:take",
  addRow: "openings:add-row",
  turn: "openings:turn",
  workOut: "openings:work-out",
  removeRow: (index: number) => `openings:remove-row:${index}`,
} as const;

function readRow(form: URLSearchParams, index: number): OpeningRow {
  const text = (field: Exclude<keyof OpeningRow, "preBored" | "fit">) =>
    form.get(openingFieldName(index, field)) ?? BLANK_OPENING[field];
  const size = (field: "width" | "widthAgain" | "height" | "heightAgain") => text(field).slice(0, MAX_SIZE_TEXT);
  const fit = form.get(openingFieldName(index, "fit"));
  return {
    width: size("width"),
    widthAgain: size("widthAgain"),
    height: size("height"),
    heightAgain: size("heightAgain"),
    fit: FITS.find((name) => name === fit) ?? BLANK_OPENING.fit,
    quantity: text("quantity"),
    location: text("location"),
    preBored: form.has(openingFieldName(index, "preBored")),
    boring: text("boring"),
    note: text("note"),
  };
}

function readChoice(form: URLSearchParams, name: string, choices: readonly number[]): number | null {
  const text = form.get(name) ?? "";
  return choices.find((choice) => String(choice) === text) ?? null;
}

/**
 * Reads the openings of a posted order form as they were typed.
 *
 * @returns `null` for a form without them.
 */
export function readOpeningsForm(form: URLSearchParams): OpeningsDraft | null {
  const mount = MOUNTS.find((name) => name === form.get(OPENINGS_NAMES.mount));
  if (!mount) return null;
  const rows: OpeningRow[] = [];
  for (let index = 0; index < MAX_OPENINGS && form.has(openingFieldName(index, "width")); index += 1) {
    rows.push(readRow(form, index));
  }
  const choices = {
    mount,
    side: readChoice(form, OPENINGS_NAMES.side, SIDE_CHOICES),
    gap: readChoice(form, OPENINGS_NAMES.gap, GAP_CHOICES),
    twice: form.has(OPENINGS_NAMES.twice),
    replace: form.has(OPENINGS_NAMES.replace),
  };
  return withOpenings({ ...EMPTY_OPENINGS, ...choices }, rows);
}

/** An order form, with its openings where it has any. */
interface OrderWithOpenings {
  readonly draft: ConfigurationDraft;
  readonly openings?: OpeningsDraft;
}

function afterIntent(intent: string | null, draft: ConfigurationDraft, openings: OpeningsDraft): OrderWithOpenings {
  switch (intent) {
    case OPENINGS_INTENTS.take: {
      const { pieces, rest } = takeOpenings(openings, draftsOf(draft));
      return { draft: withTaken(draft, pieces, openings), openings: rest };
    }
    case OPENINGS_INTENTS.addRow:
      return { draft, openings: addOpening(openings) };
    case OPENINGS_INTENTS.turn:
      return { draft, openings: turnIntoOpenings(openings, draftsOf(draft)) };
    default: {
      const row = openings.rows.find((_, index) => intent === OPENINGS_INTENTS.removeRow(index));
      return { draft, openings: row ? removeOpening(openings, row.key) : openings };
    }
  }
}

/**
 * The order and the openings of a posted form, after the button of the openings that sent it, if one of them did. Openings
 * that nobody has touched are left away, unless it was one of their own buttons that left none.
 */
export function applyOpenings(form: URLSearchParams, draft: ConfigurationDraft): OrderWithOpenings {
  const openings = readOpeningsForm(form);
  if (!openings) return { draft };
  const intent = form.get("intent");
  const after = afterIntent(intent, draft, openings);
  const isAtWork = intent?.startsWith("openings:") && intent !== OPENINGS_INTENTS.take;
  return isAtWork || (after.openings && !isUntouched(after.openings)) ? after : { draft: after.draft };
}
