import { BLANK_DETAILS, type DetailTexts } from "~/trade/measure/detail-names";
import type { OptionOffers } from "~/trade/measure/option-offers";
import type { PieceDetail, PieceList } from "~/trade/measure/piece";
import { DETAILS_OF, readDetail } from "~/trade/measure/piece-details";
import type { LengthUnit } from "~/trade/measure/tape";
import type { PieceDraft } from "~/trade/pieces/blank-piece";
import type { ColumnMeaning } from "./column-meanings";
import type { CsvDetail, RowNote } from "./cut-row";
import { readFixingCell, readFrom, readGlass, readGrain, readHandleCell, readHeights } from "./detail-cells";
import { forbidsBoring, locationOf, noteOf, type RowCells, readBore, readBoring, readHinge } from "./row-cells";

const namesPair = (cells: RowCells) =>
  (["kind", "label", "quantity"] as const).some((meaning) =>
    cells(meaning).some((text) =>
      /\b(?:pairs?|prs?|paar|paires?|double (?:doors?|porte)|portes? doubles?|puertas? dobles?|doppelt(?:ü|ue)r(?:en)?)\b/i.test(
        text,
      ),
    ),
  );

const READERS: Readonly<
  Record<
    CsvDetail,
    (texts: readonly string[], unit: LengthUnit, list: PieceList, offers: OptionOffers) => string | null
  >
> = {
  hinge: ([text = ""]) => readHinge(text),
  boring: ([text = ""]) => readBoring(text),
  hingesFrom: ([text = ""]) => readFrom(text),
  cups: readHeights,
  fixing: ([text = ""], _unit, _list, offers) => readFixingCell(text, offers),
  grain: ([text = ""]) => readGrain(text),
  centerRail: (texts, unit) => readHeights(texts.slice(0, 1), unit),
  handle: ([text = ""], _unit, list, offers) => readHandleCell(text, list, offers),
  glass: ([text = ""]) => readGlass(text),
};

const hasColumn = (name: PieceDetail): name is CsvDetail => name in READERS;

type Extras = Pick<PieceDraft, "location" | "preBored"> & DetailTexts;

export type UnitOf = (meaning: ColumnMeaning) => LengthUnit;

interface RowPlace {
  readonly line: number;
  readonly room: string;
  readonly unitOf: UnitOf;
  readonly offers: OptionOffers;
  /** The words of cells without a heading. */
  readonly beyond: readonly string[];
}

export function extras(cells: RowCells, list: PieceList, place: RowPlace, notes: RowNote[]): Extras {
  const location = locationOf(cells, place.room, place.line);
  if (location.isShortened) notes.push({ kind: "location-shortened" });
  const remarks = [...cells("note"), ...place.beyond, ...location.rest];
  const unread = (meaning: CsvDetail | "bore", text: string) => {
    notes.push({ kind: "unread", meaning, text });
    remarks.push(text);
  };
  const texts: Record<PieceDetail, string> = { ...BLANK_DETAILS };
  for (const name of DETAILS_OF[list]) {
    if (!hasColumn(name)) continue;
    const value = READERS[name](cells(name), place.unitOf(name), list, place.offers);
    if (value === null) unread(name, cells(name).join("; "));
    else texts[name] = value;
    // The form refuses what it cannot read, beside its field.
    if (value && readDetail(name, value) === null) notes.push({ kind: "refused", meaning: name, text: value });
  }
  const isDoor = list === "doors";
  if (isDoor) texts.hinge ||= namesPair(cells) ? "pair" : "";
  const [boreText = ""] = cells("bore");
  const bored = isDoor ? readBore(boreText) : false;
  if (bored === null) unread("bore", boreText);
  // Heights of cups are given only for a door that is bored, unless a column says otherwise.
  const isBored = bored === true || (boreText === "" && texts.cups !== "" && texts.hinge !== "none");
  const preBored = isBored && !forbidsBoring(remarks);
  return { ...texts, location: location.text, preBored, note: noteOf(remarks) };
}
