import * as z from "zod/mini";
import { MAX_LOCATION_LENGTH, MAX_NOTE_LENGTH } from "~/trade/measure/piece";
import { BLANK_OLD_DOOR, type OldDoorTexts, oldDoorFrom } from "./old-door-texts";
import {
  BLANK_SIDES,
  FITS,
  GAP_CHOICES,
  isUntouched,
  MAX_OPENINGS,
  MAX_SIZE_TEXT,
  type OpeningsDraft,
  SIDE_CHOICES,
} from "./opening-draft";
import { MOUNTS } from "./opening-rule";

/** Overlong text is stored up to this multiple of its limit: it is shown as typed and refused later. */
const OVERLONG_FACTOR = 4;

const text = (most: number) => z.string().check(z.maxLength(most));
const choice = (choices: readonly number[]) => z.nullable(z.int().check(z.refine((value) => choices.includes(value))));

const detail = z._default(text(MAX_NOTE_LENGTH * OVERLONG_FACTOR), "");

const RowSchema = z.object({
  key: z.int().check(z.gte(0)),
  width: text(MAX_SIZE_TEXT),
  widthAgain: text(MAX_SIZE_TEXT),
  height: text(MAX_SIZE_TEXT),
  heightAgain: text(MAX_SIZE_TEXT),
  fit: z.enum(FITS),
  quantity: text(MAX_SIZE_TEXT),
  location: text(MAX_LOCATION_LENGTH * OVERLONG_FACTOR),
  oldDoor: z._default(text(MAX_SIZE_TEXT), ""),
  preBored: z.boolean(),
  boring: text(MAX_SIZE_TEXT),
  note: text(MAX_NOTE_LENGTH * OVERLONG_FACTOR),
  // Drafts that were stored before doors had these details have none.
  hingesFrom: detail,
  cups: detail,
  fixing: detail,
  grain: detail,
  centerRail: detail,
  handle: detail,
  glass: detail,
  cupsFor: detail,
});

const size = z._default(text(MAX_SIZE_TEXT), "");

const SidesSchema = z.object({ left: size, right: size, top: size, bottom: size });

const OldDoorSchema: z.ZodMiniType<OldDoorTexts> = z.pipe(
  z.record(z.string(), text(MAX_SIZE_TEXT)),
  z.transform((texts) => oldDoorFrom((field) => texts[field] ?? "")),
);

const haveOwnKeys = (rows: readonly { readonly key: number }[]) =>
  new Set(rows.map((row) => row.key)).size === rows.length;

export const OpeningsDraftSchema: z.ZodMiniType<OpeningsDraft> = z.object({
  mount: z.enum(MOUNTS),
  side: choice(SIDE_CHOICES),
  // Drafts that were stored before overlays differed have none of these.
  sides: z._default(SidesSchema, BLANK_SIDES),
  gap: choice(GAP_CHOICES),
  old: z._default(OldDoorSchema, BLANK_OLD_DOOR),
  matchesCups: z._default(z.boolean(), false),
  twice: z.boolean(),
  replace: z.boolean(),
  rows: z.array(RowSchema).check(z.minLength(1), z.maxLength(MAX_OPENINGS), z.refine(haveOwnKeys)),
});

export function writeOpeningsDraft(draft: OpeningsDraft): string {
  return isUntouched(draft) ? "" : JSON.stringify(draft);
}

/** `null` for a text that is not a draft of openings. */
export function readOpeningsDraft(text: string): OpeningsDraft | null {
  try {
    return OpeningsDraftSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
