import type { LengthUnit } from "../tape";
import { folded } from "./front-words";

/** What a column holds. */
export const COLUMN_MEANINGS = [
  "ignore",
  "size",
  "width",
  "height",
  "length",
  "quantity",
  "location",
  "room",
  "cabinet",
  "label",
  "kind",
  "hinge",
  "bore",
  "boring",
  "note",
  "enabled",
] as const;

export type ColumnMeaning = (typeof COLUMN_MEANINGS)[number];

/** How much a size column is wanted where several have the same meaning: the finished size before the sawn one. */
export type SizeRank = 0 | 1 | 2 | 3 | 4;

export interface HeadingReading {
  readonly meaning: ColumnMeaning;
  readonly rank: SizeRank;
  readonly unit: LengthUnit | null;
  /** Whether it names openings rather than what covers them. */
  readonly isOpening: boolean;
}

const WORDS: Readonly<Record<Exclude<ColumnMeaning, "ignore">, string>> = {
  size: "size sizes dimension dimensions dims medidas medida masse abmessung abmessungen wxh",
  width: "width w wide wd breite br largeur larg ancho anchura larghezza",
  height: "height h high tall ht hgt hohe hoehe hauteur haut alto altura altezza",
  length: "length l len long longest lg lange laenge longueur longitud largo lunghezza",
  quantity:
    "qty quantity count pcs pc pieces copies anzahl anz stuck stueck stk menge quantite qte nombre cantidad cant cantidades cdad uds",
  location: "location loc position place ubicacion ort emplacement posicion",
  room: "room zone wall raum zimmer cuarto habitacion chambre area",
  cabinet: "cab cabinet assembly subassembly unit path schrank korpus meuble mueble armario caisson",
  label:
    "label name designation bezeichnung designacion description desc part item mark tag no nr n number id pieza piece teil nom descripcion ref reference instance names instances denominacion code",
  kind: "type kind category typ art tipo",
  hinge: "hinge hinges hinged hinging swing handing hand handed anschlag bisagra bisagras charniere charnieres lr",
  bore: "bore bored prebore prebored drill drilled drilling prep bohrung percage taladro",
  boring: "boring",
  note: "note notes comment comments remark remarks details detail instructions memo bemerkung notas observaciones remarques",
  enabled: "enabled include included active",
};

const IGNORED = new Set(
  "thickness thick t dicke starke epaisseur grosor espesor depth d tiefe profondeur fondo surface edge edging edges kante kanten chant chants canto band banding grain weight price cost amount total rate url rotate rotation frontside backside badges sqft sq style species wood finish color colour matching tax units tags material materials date".split(
    " ",
  ),
);

const RAW = new Set("raw rough roh brut brute bruto debit sawn".split(" "));
const FINISHED = new Set("finished final net fertig capable door front overall".split(" "));

const MEANING_BY_WORD: ReadonlyMap<string, ColumnMeaning> = new Map(
  Object.entries(WORDS).flatMap(([meaning, words]) =>
    words.split(" ").map((word): [string, ColumnMeaning] => [word, meaning as ColumnMeaning]),
  ),
);

/** Where a heading has words of several meanings, the first of these that it has. */
const ORDER: readonly ColumnMeaning[] = [
  ...(["enabled", "boring", "hinge", "bore", "width", "height", "length", "size", "quantity"] as const),
  ...(["note", "location", "kind", "room", "cabinet", "label"] as const),
];

/** Headings whose words alone would mislead. */
const WHOLE: ReadonlyMap<string, ColumnMeaning> = new Map<string, ColumnMeaning>([
  ["#", "quantity"],
  ["no of", "quantity"],
  ["no of pieces", "quantity"],
  ["l/r", "hinge"],
  ["lh/rh", "hinge"],
  ["material type", "kind"],
  ["part type", "kind"],
  ["door prep", "bore"],
  ["sub-assembly", "cabinet"],
  ["nombre", "label"],
  ["nombre de pieces", "quantity"],
  ["pieza", "label"],
  ["front", "label"],
  ["door", "label"],
  ["drawer", "label"],
  ["w x h", "size"],
  ["width x height", "size"],
  ["side", "hinge"],
]);

const UNIT_WORDS: ReadonlyMap<string, LengthUnit> = new Map([
  ...['"', "in", "ins", "inch", "inches", "zoll"].map((word): [string, LengthUnit] => [word, "in"]),
  ...["mm", "millimeters", "millimetres"].map((word): [string, LengthUnit] => [word, "mm"]),
  ...["cm", "centimeters", "centimetres"].map((word): [string, LengthUnit] => [word, "cm"]),
  ...["ft", "feet"].map((word): [string, LengthUnit] => [word, "ft"]),
]);

const NOTHING: HeadingReading = { meaning: "ignore", rank: 1, unit: null, isOpening: false };

/** Reads a heading by its words: what the column holds, and the unit that it names. */
export function readHeading(heading: string): HeadingReading {
  const text = folded(heading).replace(/[″”“]/g, '"').trim();
  if (text === "" || text.length > 80) return NOTHING;
  const bracketed = [...text.matchAll(/[([]([^()[\]]*)[)\]]/g)].map(([, inner = ""]) =>
    inner.replace(/[.:]/g, "").trim(),
  );
  const bare = text
    .replace(/[([][^()[\]]*[)\]]/g, " ")
    .replace(/[.:*]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const words = bare
    .split(/[^a-z"#/]+/)
    .flatMap((word) => word.split(/(?=")|\/(?=(?:mm|cm|in)$)/))
    .filter(Boolean);
  const unit = [...bracketed, ...words].map((word) => UNIT_WORDS.get(word)).find(Boolean) ?? null;
  const named = words.filter((word) => !UNIT_WORDS.has(word));
  const isOpening = named.includes("opening") || named.includes("openings");
  const rank: SizeRank = isOpening
    ? 3
    : named.some((word) => RAW.has(word))
      ? 4
      : named.includes("cut")
        ? 2
        : named.some((word) => FINISHED.has(word))
          ? 0
          : 1;
  const exact = WHOLE.get(bare) ?? WHOLE.get(named.join(" "));
  return { meaning: exact ?? meaningOf(named.map((word) => word.replace(/#/g, ""))), rank, unit, isOpening };
}

function meaningOf(words: readonly string[]): ColumnMeaning {
  if (words.length > 6 || words.some((word) => IGNORED.has(word)))
    return words.includes("include") ? "enabled" : "ignore";
  const meanings = new Set(words.map((word) => MEANING_BY_WORD.get(word)));
  return ORDER.find((meaning) => meanings.has(meaning)) ?? "ignore";
}
