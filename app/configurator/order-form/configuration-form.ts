import { type FormFields, formFieldsOf } from "~/house/forms/form-fields";
import { DETAIL_NAMES } from "~/trade/measure/detail-names";
import { MAX_ORDER_PIECES, type PieceList } from "~/trade/measure/piece";
import { BLANK_PIECE, type PieceDraft, type PieceField } from "~/trade/pieces/blank-piece";
import { type ConfigurationDraft, createDraft } from "~/trade/pieces/configuration-draft";
import { configurationReducer } from "~/trade/pieces/configuration-steps";
import { keptCups } from "~/trade/pieces/kept-cups";
import { cupStampName, fieldName } from "./piece-field-name";

export const CHOICE_NAMES = {
  leaveOutDoors: "leaveOut.doors",
  leaveOutDrawers: "leaveOut.drawers",
  includePanels: "include.panels",
  includeFillers: "include.fillers",
  preBoreAll: "preBoreAll",
  preBoreAllBefore: "preBoreAllBefore",
} as const;

/** Reads the fields of one row exactly as typed. A missing field counts as blank. */
export function readTyped(form: FormFields, list: PieceList, index: number): PieceDraft {
  const text = (field: Exclude<PieceField, "preBored">) =>
    form.get(fieldName(list, index, field)) ?? BLANK_PIECE[field];
  // A door has a field for each of its cups.
  const cells = form.all(fieldName(list, index, "cups"));
  const cups = cells.slice(0, cells.findLastIndex(Boolean) + 1).join("; ");
  const hingesFrom = cups === "" && text("hingesFrom") === "ends" ? "" : text("hingesFrom");
  return {
    widthInches: text("widthInches"),
    widthFraction: text("widthFraction"),
    heightInches: text("heightInches"),
    heightFraction: text("heightFraction"),
    location: text("location"),
    preBored: form.has(fieldName(list, index, "preBored")),
    quantity: text("quantity"),
    ...Object.fromEntries(DETAIL_NAMES.map((name) => [name, text(name)])),
    hingesFrom,
    cups,
  } as PieceDraft;
}

/** The row as typed, with the cups that keep their distance from the nearer end if its size has changed. */
export function readPiece(form: FormFields, list: PieceList, index: number): PieceDraft {
  const typed = readTyped(form, list, index);
  const cups = keptCups(form.get(cupStampName(list, index)) ?? "", typed);
  return cups === null ? typed : { ...typed, cups };
}

function readPieces(form: FormFields, list: PieceList): PieceDraft[] {
  const pieces: PieceDraft[] = [];
  for (let index = 0; index < MAX_ORDER_PIECES && form.has(fieldName(list, index, "widthInches")); index += 1) {
    pieces.push(readPiece(form, list, index));
  }
  return pieces;
}

/**
 * Reads the order form as it was posted, exactly as typed. If "All doors
 * pre-bored" for the list has changed since the page was made, it is applied to all doors, as JavaScript would have
 * done immediately (specification, section 4).
 */
export function readConfigurationForm(posted: URLSearchParams): ConfigurationDraft {
  const form = formFieldsOf(posted);
  const preBoredByDefault = form.has(CHOICE_NAMES.preBoreAll);
  const draft = createDraft({
    pieces: {
      doors: readPieces(form, "doors"),
      drawers: readPieces(form, "drawers"),
      panels: readPieces(form, "panels"),
      fillers: readPieces(form, "fillers"),
    },
    included: {
      doors: !form.has(CHOICE_NAMES.leaveOutDoors),
      drawers: !form.has(CHOICE_NAMES.leaveOutDrawers),
      panels: form.has(CHOICE_NAMES.includePanels),
      fillers: form.has(CHOICE_NAMES.includeFillers),
    },
    preBoredByDefault,
  });
  const before = form.get(CHOICE_NAMES.preBoreAllBefore) === "on";
  if (before === preBoredByDefault) return draft;
  return configurationReducer(draft, { type: "pre-bore-all", preBored: preBoredByDefault });
}
