/** A line without the marks of Markdown and of web pages, and what they cross out. */
interface MarkedLine {
  readonly text: string;
  readonly crossed: readonly string[];
}

const CROSSED = /~~([^~]*)~~|<(?:s|del|strike)>([^<]*)<\/(?:s|del|strike)>/giu;
/** Characters that draw a line through the one before them. */
const STRUCK = /[\u0335\u0336]/g;
/** Around words; a single asterisk beside a number is a mark of multiplication, a backtick after one a foot mark. */
const EMPHASIS =
  /\*\*|(?<![\p{L}\d])_{1,2}([^_]+)_{1,2}(?![\p{L}\d])|\*(?=\p{L})([^*]*)\*|(?<![\d"'] ?)\*(?=[^\s*])([^*]*)\*(?! ?\d)|(?<!\d)`([^`]*)`/gu;
const TAGS = /<\/?(?:b|i|u|em|strong|span|p|div|li|br)\b[^<>]*>/gi;

const plain = (text: string) =>
  text.replace(TAGS, " ").replace(EMPHASIS, (_mark, ...found) => found.slice(0, 4).find(Boolean) ?? "");

/** Removes from a typed line the marks by which text is emphasized or crossed out. */
export function unmarked(line: string): MarkedLine {
  if (!/[*_`~<]|[\u0335\u0336]/.test(line)) return { text: line, crossed: [] };
  const whole = line.replace(STRUCK, "");
  if (whole !== line) return { text: "", crossed: [plain(whole)] };
  const crossed: string[] = [];
  const text = line.replace(CROSSED, (_mark, first = "", second = "") => {
    crossed.push(plain(first || second));
    return " ";
  });
  return { text: plain(text), crossed };
}

/** Two sizes in feet and inches, as doors are called out: `2-6 x 6-8`. */
const FEET = /(?<![\d/.,-])(\d)-(\d{1,2}) ?[x×] ?(\d)-(\d{1,2})(?![\d/.,-])/giu;

/** A plain line in which sizes in feet and inches have their marks: `2' 6" x 6' 8"`. */
export const withFeet = (line: string): string =>
  line.replace(FEET, (whole, feet, inches, feetUp, inchesUp) =>
    Number(inches) < 12 && Number(inchesUp) < 12 ? `${feet}' ${inches}" x ${feetUp}' ${inchesUp}"` : whole,
  );
