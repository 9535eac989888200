import fc from "fast-check";
import { FRACTIONS } from "~/trade/measure/measure";

/** A piece as its author means it; sizes in sixteenths of an inch. */
export interface MeantPiece {
  readonly kind: "doors" | "drawers" | "other";
  readonly name: string;
  readonly across: number;
  readonly up: number;
  readonly count: number;
}

/** A written list and its meaning. */
export interface MeantList {
  readonly text: string;
  readonly pieces: readonly MeantPiece[];
}

const NAMES = {
  doors: ["Door", "Door left", "DOOR_R", "Tür", "Porte droite", "Puerta izq", "Cabinet door", "Door-1"],
  drawers: [
    "Drawer front",
    "DrawerFront",
    "DF",
    "Schubladenfront",
    "Façade de tiroir",
    "Frente de cajón",
    "False front",
  ],
  other: [
    "Side",
    "LeftSide",
    "Adj. shelf",
    "Back",
    "Bottom",
    "Toe kick",
    "Base cabinet",
    "Seite",
    "Étagère",
    "Lateral",
    "2 door base",
  ],
} as const;

/** At least nine inches: below that, a bare number of millimeters could also be inches. */
export const length = fc.integer({ min: 9 * 16, max: 40 * 16 });
const kind = fc.constantFrom("doors", "doors", "drawers", "other");

const piece = kind.chain((of) =>
  fc.record({
    kind: fc.constant(of),
    name: fc.constantFrom<string>(...NAMES[of]),
    across: length,
    // A drawer front is wider than high, which is enough to tell which way its length runs.
    up: of === "drawers" ? fc.constant(4 * 16 + 3) : length,
    count: fc.integer({ min: 1, max: 12 }),
  }),
);

/** How lengths are written, and the unit that a heading or every cell names. */
interface Writing {
  readonly unit: "in" | "mm" | "cm" | "m";
  readonly comma: boolean;
  readonly style: "fraction" | "decimal";
  readonly names: "heading" | "cell" | "none";
}

const NO_UNIT = { in: true, mm: true, cm: false, m: false };

export const writing: fc.Arbitrary<Writing> = fc
  .record({
    unit: fc.constantFrom("in", "in", "mm", "mm", "cm", "m"),
    comma: fc.boolean(),
    style: fc.constantFrom("fraction", "decimal"),
    names: fc.constantFrom("heading", "cell", "none"),
  })
  .map((one) => ({ ...one, names: one.names === "none" && !NO_UNIT[one.unit] ? "heading" : one.names }));

/** Tenths of millimeters, in the decimals of a unit: exact enough to read every sixteenth back. */
function decimals(sixteenths: number, { unit, comma }: Writing): string {
  const tenths = String(Math.round((sixteenths * 127) / 8)).padStart(5, "0");
  const places = { in: 4, mm: 1, cm: 2, m: 4 }[unit];
  const figures = unit === "in" ? String(sixteenths * 625).padStart(5, "0") : tenths;
  const whole = figures.slice(0, -places).replace(/^0+(?=\d)/, "");
  return `${whole}${comma ? "," : "."}${figures.slice(-places)}`;
}

export function sizeText(sixteenths: number, how: Writing): string {
  const suffix = how.names === "cell" ? { in: '"', mm: " mm", cm: " cm", m: " m" }[how.unit] : "";
  const fraction = FRACTIONS[sixteenths % 16];
  if (how.unit !== "in" || how.style === "decimal") return decimals(sixteenths, how) + suffix;
  return `${Math.floor(sixteenths / 16)}${fraction === "0" ? "" : ` ${fraction}`}${suffix}`;
}

type Words = Readonly<Record<"across" | "up" | "length" | "count" | "name", readonly string[]>>;

/** Words in four languages for each column; each list uses one language. */
const LANGUAGES: readonly Words[] = [
  {
    across: ["width", "w", "door width", "finished width", "part width", "wide"],
    up: ["height", "h", "door height", "finished height", "ht"],
    length: ["length", "l", "part length", "finished length"],
    count: ["qty", "q", "quantity", "pcs", "count", "no. of pieces", "part qty"],
    name: ["part name", "item name", "description", "part", "item"],
  },
  {
    across: ["breite", "fertigbreite", "breite fertig"],
    up: ["höhe", "fertighöhe", "Hoehe"],
    length: ["länge", "fertiglänge"],
    count: ["anzahl", "stück", "stk", "menge", "stückzahl"],
    name: ["bezeichnung", "teil", "bauteil", "benennung"],
  },
  {
    across: ["largeur", "largeur finie"],
    up: ["hauteur", "haut."],
    length: ["longueur", "longueur finie"],
    count: ["quantité", "qté", "nombre"],
    name: ["désignation", "pièce", "libellé"],
  },
  {
    across: ["ancho", "anchura"],
    up: ["alto", "altura"],
    length: ["longitud", "largo"],
    count: ["cantidad", "cant."],
    name: ["descripción", "pieza", "designación"],
  },
];

const words = (text: string) => text.replace(/\./g, "").split(" ");
const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The ways in which programs write headings. */
const CASES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => words(text).map(capital).join(" "),
  (text) => text.toUpperCase(),
  (text) => words(text).map(capital).join(""),
  (text) => words(text).join("_"),
  (text) => words(text).join("_").toUpperCase(),
  (text) => `${capital(text)}:`,
];

const UNITS: readonly ((text: string, unit: string) => string)[] = [
  (text, unit) => `${text} (${unit})`,
  (text, unit) => `${text} [${unit}]`,
  (text, unit) => `${text}_${unit}`,
];

const quoted = (cell: string, mark: string) =>
  cell.includes(mark) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;

/** A generated table: any language, column order, unit and cell separator. */
export const meantTable: fc.Arbitrary<MeantList> = fc
  .record({
    pieces: fc.array(piece, { minLength: 1, maxLength: 6 }),
    how: writing,
    language: fc.constantFrom(...LANGUAGES),
    heading: fc.constantFrom(...CASES),
    unit: fc.constantFrom(...UNITS),
    mark: fc.constantFrom(",", ";", "\t", "|"),
    isLengthwise: fc.boolean(),
    order: fc.shuffledSubarray(["across", "up", "count", "name", "thickness", "price"] as const, { minLength: 6 }),
    picks: fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
  })
  .map(({ pieces, how, language, heading, unit, mark, isLengthwise, order, picks }) => {
    const pick = (from: readonly string[], at: number) => heading(from[(picks[at] ?? 0) % from.length] ?? "");
    const named = (text: string) => (how.names === "heading" ? unit(text, how.unit) : text);
    const titles = {
      across: named(pick(language.across, 0)),
      up: named(pick(isLengthwise ? language.length : language.up, 1)),
      count: pick(language.count, 2),
      name: pick(language.name, 3),
      thickness: named(heading("thickness")),
      price: heading("price"),
    };
    const rows = pieces.map((one) => {
      const isTurned = isLengthwise && one.kind === "drawers";
      return {
        across: sizeText(isTurned ? one.up : one.across, how),
        up: sizeText(isTurned ? one.across : one.up, how),
        count: String(one.count),
        name: one.name,
        thickness: sizeText(12, how),
        price: "12.50",
      };
    });
    const lines = [titles, ...rows].map((row) => order.map((column) => quoted(row[column], mark)).join(mark));
    return { text: lines.join("\n"), pieces };
  });
