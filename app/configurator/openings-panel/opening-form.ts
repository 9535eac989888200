import { type FormFields, formFieldsOf } from "~/house/forms/form-fields";
import { type OldDoorField, oldDoorFrom } from "~/trade/openings/old-door-texts";
import {
  BLANK_OPENING,
  carriedFrom,
  EMPTY_OPENINGS,
  FITS,
  GAP_CHOICES,
  MAX_OPENINGS,
  MAX_SIZE_TEXT,
  type OpeningRow,
  type OpeningsDraft,
  SIDE_CHOICES,
  withOpenings,
} from "~/trade/openings/opening-draft";
import { type DoorSide, MOUNTS } from "~/trade/openings/opening-rule";

export const OPENINGS_NAMES = {
  mount: "openings.mount",
  side: "openings.side",
  gap: "openings.gap",
  matchesCups: "openings.match",
  twice: "openings.twice",
  replace: "openings.replace",
} as const;

export const sideFieldName = (side: DoorSide) => `openings.sides.${side}`;

export const oldFieldName = (field: OldDoorField) => `openings.old.${field}`;

/** The form field of one opening: `openings[0].width`. */
export function openingFieldName(index: number, field: keyof OpeningRow): string {
  return `openings[${index}].${field}`;
}

function readRow(form: FormFields, index: number): OpeningRow {
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
    oldDoor: text("oldDoor").slice(0, MAX_SIZE_TEXT),
    preBored: form.has(openingFieldName(index, "preBored")),
    ...carriedFrom(text),
  };
}

function readChoice(form: FormFields, name: string, choices: readonly number[]): number | null {
  const text = form.get(name) ?? "";
  return choices.find((choice) => String(choice) === text) ?? null;
}

/** Reads the openings of a posted order form as they were typed; `null` for a form without them. */
export function readOpeningsForm(posted: URLSearchParams): OpeningsDraft | null {
  const form = formFieldsOf(posted);
  const mount = MOUNTS.find((name) => name === form.get(OPENINGS_NAMES.mount));
  if (!mount) return null;
  const rows: OpeningRow[] = [];
  for (let index = 0; index < MAX_OPENINGS && form.has(openingFieldName(index, "width")); index += 1) {
    rows.push(readRow(form, index));
  }
  const short = (name: string) => (form.get(name) ?? "").slice(0, MAX_SIZE_TEXT);
  const side = (name: DoorSide) => short(sideFieldName(name));
  const choices = {
    mount,
    side: readChoice(form, OPENINGS_NAMES.side, SIDE_CHOICES),
    sides: { left: side("left"), right: side("right"), top: side("top"), bottom: side("bottom") },
    gap: readChoice(form, OPENINGS_NAMES.gap, GAP_CHOICES),
    old: oldDoorFrom((field) => short(oldFieldName(field))),
    matchesCups: form.has(OPENINGS_NAMES.matchesCups),
    twice: form.has(OPENINGS_NAMES.twice),
    replace: form.has(OPENINGS_NAMES.replace),
  };
  return withOpenings({ ...EMPTY_OPENINGS, ...choices }, rows);
}
