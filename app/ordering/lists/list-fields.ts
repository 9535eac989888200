import {
  OPENINGS_NAMES,
  oldFieldName,
  openingFieldName,
  sideFieldName,
} from "~/configurator/openings-panel/opening-form";
import { CHOICE_NAMES } from "~/configurator/order-form/configuration-form";
import { fieldName } from "~/configurator/order-form/piece-field-name";
import { FINISH_FIELD } from "~/trade/catalog/finish";
import { type Configuration, PIECE_LISTS } from "~/trade/measure/piece";
import { OLD_DOOR_FIELDS } from "~/trade/openings/old-door-texts";
import type { OpeningsDraft } from "~/trade/openings/opening-draft";
import { DOOR_SIDES } from "~/trade/openings/opening-rule";
import { BLANK_PIECE, type PieceDraft, type PieceField } from "~/trade/pieces/blank-piece";
import { draftsOf } from "~/trade/pieces/configuration-draft";
import { draftOf } from "~/trade/pieces/drafted-order";
import type { SavedList } from "./saved-list";

type FormField = readonly [name: string, value: string];

const textOf = (value: string | number | boolean) => (value === true ? "on" : String(value));

/** The fields of a row that differ from a blank one; always including its inches, which show that there is a row. */
function pieceFields(piece: PieceDraft): readonly (readonly [PieceField, string])[] {
  const fields = Object.entries(piece) as [PieceField, string | boolean][];
  return fields
    .filter(([field, value]) => field === "widthInches" || value !== BLANK_PIECE[field])
    .map(([field, value]) => [field, textOf(value)]);
}

function rowFields(pieces: Configuration): FormField[] {
  const drafts = draftsOf(draftOf(pieces));
  return PIECE_LISTS.filter((list) => pieces[list].length > 0).flatMap((list) =>
    drafts[list].flatMap((piece, index) =>
      pieceFields(piece).map(([field, value]): FormField => [fieldName(list, index, field), value]),
    ),
  );
}

function openingFields({ mount, side, sides, gap, old, matchesCups, twice, rows }: OpeningsDraft): FormField[] {
  const choices: FormField[] = [
    [OPENINGS_NAMES.mount, mount],
    ...(side === null ? [] : ([[OPENINGS_NAMES.side, String(side)]] as const)),
    ...DOOR_SIDES.map((name): FormField => [sideFieldName(name), sides[name]]),
    ...OLD_DOOR_FIELDS.map((name): FormField => [oldFieldName(name), old[name]]),
    ...(matchesCups ? ([[OPENINGS_NAMES.matchesCups, "on"]] as const) : []),
    ...(gap === null ? [] : ([[OPENINGS_NAMES.gap, String(gap)]] as const)),
    ...(twice ? ([[OPENINGS_NAMES.twice, "on"]] as const) : []),
  ];
  const typed = rows.flatMap(({ key, preBored, ...row }, index) => [
    ...Object.entries(row).map(
      ([field, value]): FormField => [openingFieldName(index, field as keyof typeof row), value],
    ),
    ...(preBored ? ([[openingFieldName(index, "preBored"), "on"]] as const) : []),
  ]);
  return [...choices.filter(([, value]) => value !== ""), ...typed];
}

/** A list as the order form of a style posts it: reading these fields gives the same list. */
export function listFields({
  finish,
  pieces,
  openings,
}: Pick<SavedList, "finish" | "pieces" | "openings">): readonly FormField[] {
  const { included, preBoredByDefault } = draftOf(pieces);
  const choices = [
    ...(included.doors ? [] : [CHOICE_NAMES.leaveOutDoors]),
    ...(included.drawers ? [] : [CHOICE_NAMES.leaveOutDrawers]),
    ...(included.panels ? [CHOICE_NAMES.includePanels] : []),
    ...(included.fillers ? [CHOICE_NAMES.includeFillers] : []),
    ...(preBoredByDefault ? [CHOICE_NAMES.preBoreAll, CHOICE_NAMES.preBoreAllBefore] : []),
  ];
  return [
    ...(finish ? [[FINISH_FIELD, finish] as const] : []),
    ...choices.map((name): FormField => [name, "on"]),
    ...rowFields(pieces),
    ...(openings ? openingFields(openings) : []),
  ];
}
