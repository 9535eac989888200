import { unguarded } from "~/base/text/csv-text";
import { BORING_DISTANCES, type HingeSide, MAX_LOCATION_LENGTH, MAX_NOTE_LENGTH } from "~/trade/measure/piece";
import { isGeneric, withoutAccents } from "../typed/front-words";
import type { ColumnMeaning } from "./column-meanings";
import type { CutColumn } from "./columns";

export type RowCells = (meaning: ColumnMeaning) => readonly string[];

export function cellFinder(columns: readonly CutColumn[]): (cells: readonly string[]) => RowCells {
  const places = new Map<ColumnMeaning, number[]>();
  for (const { meaning, index } of columns) {
    const own = places.get(meaning);
    if (own) own.push(index);
    else places.set(meaning, [index]);
  }
  return (cells) => (meaning) => {
    const found: string[] = [];
    for (const index of places.get(meaning) ?? []) if (cells[index]) found.push(cells[index]);
    return found;
  };
}

const HINGES: readonly (readonly [HingeSide, RegExp])[] = [
  ["pair", /^(?:pairs?|pr|both|double|l ?[/+&-]? ?r|lh ?[/+&-]? ?rh|left ?(?:and|[/+&]) ?right|paar|par|paire)$/],
  ["left", /^(?:l|lh|left|left ?hand(?:ed)?|left hinged?|hinged? left|links|gauche|izq(?:uierda)?|izda|g)$/],
  ["right", /^(?:r|rh|right|right ?hand(?:ed)?|right hinged?|hinged? right|rechts|droite|der(?:echa)?|dcha|d)$/],
  ["top", /^(?:t|top|lift|lift ?up|flip ?up|up|oben|haut|arriba)$/],
  ["none", /^(?:-|0|n|no|none|n\/a|na|kein|keine|sans|sin)$/],
];

/** `null` for a word that is not a side. */
export function readHinge(text: string): HingeSide | "" | null {
  const word = withoutAccents(text).replace(/\./g, "").trim();
  return word === "" ? "" : (HINGES.find(([, words]) => words.test(word))?.[0] ?? null);
}

/** `null` for a word that says neither. */
export function readBore(text: string): boolean | null {
  const word = withoutAccents(text).replace(/[-.]/g, "").trim();
  if (/^(?:y|yes|x|true|1|✓|✔|✗?x|bored?|prebored?|drill(?:ed)?|si|oui|ja|j)$/.test(word)) return true;
  return /^(?:|n|no|false|0|none|nobore|not bored|do not bore|undrilled|non|nein|na|n\/a)$/.test(word) ? false : null;
}

/** Reads a boring distance in millimeters: `5`, `5 mm`, or `22.5`, which is 5 measured to the center of the cup. */
export function readBoring(text: string): string | null {
  const figures = /^([\d.,]+) ?(?:mm)?$/.exec(text.trim())?.[1]?.replace(",", ".");
  if (text.trim() === "") return "";
  const distance = BORING_DISTANCES.find(
    (mm) => figures === String(mm) || figures === `${mm}.0` || figures === String(mm + 17.5),
  );
  return distance === undefined ? null : String(distance);
}

export function forbidsBoring(notes: readonly string[]): boolean {
  return notes.some((note) => /\b(?:no|not|don't|dont|without)\b[^.;]{0,12}\b(?:bor(?:e|ed|ing)|drill)/i.test(note));
}

function cut(text: string, most: number): string {
  return text.length <= most
    ? text
    : text
        .slice(0, most)
        .replace(/[\uD800-\uDBFF]$/, "")
        .trim();
}

interface LocationWords {
  readonly text: string;
  readonly isShortened: boolean;
  /** The words that it has no room for. */
  readonly rest: readonly string[];
}

/** A name that only numbers the pieces: `Door 3`. */
const NUMBERED = /^\W*(?:(?:doors?|drawers?(?: fronts?)?|panels?|fillers?|piece|item|line|no|nr)\W*)?\d*\W*$/i;

/** The room, then the list's own location, or else the cabinet and two names; `Line 12` if it names none. */
export function locationOf(cells: RowCells, section: string, line: number): LocationWords {
  const rooms = cells("room").length > 0 ? cells("room") : [section].filter(Boolean);
  const names = cells("label").filter((text) => !isGeneric(text));
  const hasOwn = cells("location").length > 0;
  const places = hasOwn ? cells("location") : [...cells("cabinet"), ...names.slice(0, 2)];
  const others = hasOwn ? [...cells("cabinet"), ...names].filter((text) => !NUMBERED.test(text)) : names.slice(2);
  const said = [...new Set([...rooms, ...places].map(unguarded))];
  const words = said.join(", ");
  const text = cut(words, MAX_LOCATION_LENGTH);
  const rest = [...(text === words ? [] : [words.slice(text.length).trim()]), ...others];
  const unsaid = rest.filter((one) => !said.includes(unguarded(one)));
  return text === ""
    ? { text: `Line ${line}`, isShortened: false, rest: unsaid }
    : { text, isShortened: text !== words, rest: unsaid };
}

export function noteOf(notes: readonly string[]): string {
  return cut(notes.map(unguarded).join("; "), MAX_NOTE_LENGTH);
}
