import { readCups, writeCups } from "./cup-height";
import { CUP_COUNT, CUP_UNITS } from "./cup-units";
import { BLANK_DETAILS, DETAIL_NAMES, type DetailTexts } from "./detail-names";
import { readFixing } from "./fixing";
import { readHandle } from "./handle";
import { formatMeasure, fromSixteenths, MAX_INCHES, SIXTEENTHS_PER_INCH } from "./measure";
import {
  BORING_DISTANCES,
  type Door,
  GLASS_CHOICES,
  GRAIN_CHOICES,
  HINGE_SIDES,
  HINGES_FROM,
  MAX_HANDLE_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_OPENING_LENGTH,
  PIECE_LISTS,
  type PieceDetail,
  type PieceList,
} from "./piece";
import { readTape } from "./tape";

/** How one detail of a piece is typed and stored. Typed it is a text, empty for none; stored it is then missing. */
interface Detail<Value> {
  readonly title: string;
  readonly lists: readonly PieceList[];
  /** What a typed text stores: `undefined` for nothing, `null` for a text that is refused. */
  readonly read: (typed: string) => Value | null | undefined;
  readonly write: (value: Value) => string;
  readonly is: (value: unknown) => boolean;
}

const DOORS: readonly PieceList[] = ["doors"];
const FRONTS: readonly PieceList[] = ["doors", "drawers", "panels"];

const MAX_SIXTEENTHS = MAX_INCHES * SIXTEENTHS_PER_INCH;

const isWhole = (value: unknown, most: number) => Number.isInteger(value) && Number(value) > 0 && Number(value) <= most;
const isText = (value: unknown, most: number) => typeof value === "string" && value.length <= most;

export function cut(text: string, most: number): string {
  const fits = text.trim().slice(0, most);
  return fits.replace(/[\uD800-\uDBFF]$/, "").trim();
}

const choice = <Value extends string | number>(
  title: string,
  lists: readonly PieceList[],
  values: readonly Value[],
): Detail<Value> => ({
  title,
  lists,
  read: (typed) => values.find((value) => String(value) === typed),
  write: String,
  is: (value) => values.includes(value as Value),
});

const textUpTo = (title: string, lists: readonly PieceList[], most: number): Detail<string> => ({
  title,
  lists,
  read: (typed) => cut(typed, most) || undefined,
  write: String,
  is: (value) => isText(value, most),
});

const PIECE_DETAILS: { readonly [Name in PieceDetail]: Detail<NonNullable<Door[Name]>> } = {
  hinge: choice("Hinges", DOORS, HINGE_SIDES),
  boring: choice("Boring distance", DOORS, BORING_DISTANCES),
  note: textUpTo("Note", PIECE_LISTS, MAX_NOTE_LENGTH),
  opening: {
    title: "Opening",
    lists: PIECE_LISTS,
    read: (typed) => typed || undefined,
    write: String,
    is: (value) => isText(value, MAX_OPENING_LENGTH),
  },
  hingesFrom: {
    ...choice("Measured from", DOORS, HINGES_FROM),
    // From the top is what a stored door without it means.
    read: (typed) => (typed === "ends" || typed === "bottom" ? typed : undefined),
  },
  cups: {
    title: "Cups",
    lists: DOORS,
    read: readCups,
    write: writeCups,
    is: (value) =>
      Array.isArray(value) &&
      value.length >= CUP_COUNT.least &&
      value.length <= CUP_COUNT.most &&
      value.every((cup) => isWhole(cup, MAX_SIXTEENTHS * CUP_UNITS.sixteenth)),
  },
  fixing: {
    title: "Fixing",
    lists: DOORS,
    read: (typed) => (typed && readFixing(typed) ? typed : undefined),
    write: String,
    is: (value) => typeof value === "string" && readFixing(value) !== null,
  },
  grain: choice("Grain", FRONTS, GRAIN_CHOICES),
  centerRail: {
    title: "Center rail",
    lists: FRONTS,
    read(typed) {
      if (typed.trim() === "") return undefined;
      const reading = readTape(typed);
      return "length" in reading && reading.length > 0 ? reading.length : null;
    },
    write: (at) => formatMeasure(fromSixteenths(at)),
    is: (value) => isWhole(value, MAX_SIXTEENTHS),
  },
  handle: {
    title: "Handle holes",
    lists: ["doors", "drawers"],
    read: (typed) => (readHandle(typed) ? typed : null),
    write: String,
    is: (value) => isText(value, MAX_HANDLE_LENGTH) && readHandle(String(value)) !== null,
  },
  glass: choice("Frame for glass", ["doors", "drawers"], GLASS_CHOICES),
};

const namesOn = (list: PieceList) => DETAIL_NAMES.filter((name) => PIECE_DETAILS[name].lists.includes(list));

export const DETAILS_OF: Readonly<Record<PieceList, readonly PieceDetail[]>> = {
  doors: namesOn("doors"),
  drawers: namesOn("drawers"),
  panels: namesOn("panels"),
  fillers: namesOn("fillers"),
};

const ROWS: Readonly<Record<PieceDetail, Pick<Detail<never>, "write"> & Omit<Detail<unknown>, "write">>> =
  PIECE_DETAILS;

export type StoredDetails = Pick<Door, PieceDetail>;

export const titleOf = (name: PieceDetail) => ROWS[name].title;

export function readDetail(name: PieceDetail, typed: string): unknown {
  return ROWS[name].read(typed);
}

export function isDetail(name: PieceDetail, value: unknown): boolean {
  return ROWS[name].is(value);
}

/** The details that the texts of a row store; those that are blank, refused, or not of the list are left out. */
export function readDetails(texts: DetailTexts, list: PieceList): StoredDetails {
  const stored: Record<string, unknown> = {};
  for (const name of DETAILS_OF[list]) {
    const value = texts[name] === "" ? undefined : readDetail(name, texts[name]);
    if (value != null) stored[name] = value;
  }
  const { hingesFrom, cups }: StoredDetails = stored;
  // Heights from one end ascend; from each end they stay in turn. Without heights, the ends say nothing.
  if (hingesFrom === "ends" && !cups) delete stored.hingesFrom;
  else if (hingesFrom !== "ends" && cups) stored.cups = [...cups].sort((one, other) => one - other);
  return stored;
}

export function writeDetails(stored: StoredDetails): DetailTexts {
  const texts: Record<string, string> = { ...BLANK_DETAILS };
  for (const name of DETAIL_NAMES) {
    const value = stored[name];
    if (value !== undefined) texts[name] = ROWS[name].write(value as never);
  }
  return texts as DetailTexts;
}
