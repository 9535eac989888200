import { type NumberHabits, type Ratio, readNumber, type WrittenNumber } from "./tape-number";

export type UnitSign = "i" | "f" | "m" | "c" | "M";

export interface SizeParts {
  /** `N` for a whole number, `D` for one with decimals, `/`, `-`, `x` between two sizes, and the {@link UnitSign}s. */
  readonly shape: string;
  readonly numbers: readonly Ratio[];
}

const UNIT_WORDS: readonly (readonly [UnitSign, readonly string[]])[] = [
  ["i", ["in", "ins", "inch", "inches", "zoll", "po", "pouce", "pouces", "pulg", "pulgada", "pulgadas"]],
  ["f", ["ft", "foot", "feet", "pi", "pied", "pieds", "pie", "pies"]],
  ["m", ["mm", "millimeter", "millimeters", "millimetre", "millimetres"]],
  ["c", ["cm", "centimeter", "centimeters", "centimetre", "centimetres"]],
  ["M", ["m", "meter", "meters", "metre", "metres"]],
];

/** The letter for each word in the shape; `and` and `&` only join a whole number and its fraction. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ...UNIT_WORDS.flatMap(([sign, words]) => words.map((word): [string, string] => [word, sign])),
  ...["x", "by", "×", "*"].map((word): [string, string] => [word, "x"]),
  ...["and", "&"].map((word): [string, string] => [word, ""]),
  ...["/", "-"].map((mark): [string, string] => [mark, mark]),
  ...['"', '""'].map((mark): [string, string] => [mark, "i"]),
  ["'", "f"],
]);

const PART = / *(?:(\d[\d.,]*|[.,]\d+)|([a-z]+)\.?|(""?|['/\-×*&]))/y;

/** `null` if one of the parts cannot be part of a size. */
export function splitSize(text: string, habits: NumberHabits): SizeParts | "ambiguous" | null {
  let shape = "";
  const numbers: Ratio[] = [];
  const add = (number: WrittenNumber) => {
    shape += number.isWhole ? "N" : "D";
    numbers.push(number.value);
  };
  PART.lastIndex = 0;
  for (let at = 0; at < text.length; at = PART.lastIndex) {
    const part = PART.exec(text);
    if (!part) return null;
    const [, figures, word, mark] = part;
    if (figures === undefined) {
      const sign = SIGNS.get(word ?? mark ?? "");
      if (sign === undefined) return null;
      shape += sign;
      continue;
    }
    const beforeSlash = /^ *\//.test(text.slice(PART.lastIndex)) && /^(\d+)\.(\d+)$/.exec(figures);
    for (const written of beforeSlash ? beforeSlash.slice(1) : [figures]) {
      const number = readNumber(written, habits);
      if (number === null || number === "ambiguous") return number;
      add(number);
    }
  }
  return { shape, numbers };
}
