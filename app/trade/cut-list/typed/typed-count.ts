export const SIZES_HERE = "\u25c6";

const WORDS: readonly (readonly [number, string])[] = [
  [1, "one|eine?|une?|uno|una"],
  [2, "two|zwei|deux|dos|couple"],
  [3, "three|drei|trois|tres"],
  [4, "four|vier|quatre|cuatro"],
  [5, "five|f(?:ü|ue)nf|cinq|cinco"],
  [6, "six|sechs|seis"],
  [7, "seven|sieben|siete"],
  [8, "eight|huit|ocho"],
  [9, "nine|neun|nueve"],
  [10, "ten|zehn|diez"],
  [11, "eleven|elf|onze"],
  [12, "twelve|zw(?:ö|oe)lf|douze|doce|dozen|dutzend|douzaine|docena"],
];
export const WORD_OF_COUNT = WORDS.map(([, words]) => words).join("|");
const NUMBER = String.raw`(\d{1,6}|(?:${WORD_OF_COUNT})\b)`;
const START = String.raw`(?<![\p{L}\d.,/#$€£"'+]|[\p{L}\d]-)`;
const END = String.raw`(?![\p{L}\d]|[.,/-][\p{L}\d]|["'%°]| ?(?:mm|cm|in|inch|ft|lbs?|kg)\b)`;
const PIECES = "pcs?|pieces?|ea|each|off|nos|st(?:ü|ue)ck|stk|pzas?|piezas?|uds?|unidades|pi[eè]ces?|units|sets";
const FRONT =
  "doors?|drawers?|drfs?|fronts?|frts?|faces?|panels?|fillers?|t(?:ü|ue)ren|t(?:ü|ue)r|portes?|puertas?|fa[cç]ades?|tiroirs?|schubladen|schubladenfronte?n?|cajones|frentes?";
const LOOKS =
  "shaker|slab|cabinet|base|wall|upper|lower|pantry|sink|glass|false|end|drawer|drwr?|dwr|dr|dummy|kitchen|vanity|bath|tall|finished|white|painted|raised|flat";
/** Words after which `2 door` describes a kind of cabinet. */
const OF_CABINET = String.raw`(?! ?(?:base|wall|tall|sink|vanity|cab|cabinet|unit|stack|bank|chest|style|type)\b)`;

const pattern = (source: string) => new RegExp(source, "giu");

const MARKS: readonly RegExp[] = [
  pattern(String.raw`[([] ?(?:[x×*@] ?)?${NUMBER} ?(?:${PIECES}|${FRONT}|[x×])? ?[)\]]`),
  pattern(
    String.raw`${START}${NUMBER} ?(?:${PIECES})(?![\p{L}\d-])\.?(?! (?:shaker|door|drawer|front|frame)\b)(?: ?[@:])?`,
  ),
  pattern(String.raw`${START}${NUMBER} ?[x×✕*@](?![\p{L}\d])`),
  pattern(String.raw`(?<![\p{L}\d])[x×✕*@] ?${NUMBER}${END}`),
  pattern(
    String.raw`(?<!\p{L})(?:q|qty|qnty|qnt|quan|quantity|quantit(?:y|é|e)|qt[eé]|menge|anz|anzahl|cant|cantidad|count|pcs|stk|need|needed|total)(?![\p{L}])(?: of)?[.:=# ]{0,3}\(?${NUMBER}${END}\)?`,
  ),
  pattern(
    String.raw`${START}${NUMBER} (?:needed|req(?:uired|'?d)?|total|of (?:these|them|those|this|each)|times|mal|fois|veces)\b`,
  ),
  pattern(`${START}((?:${WORD_OF_COUNT})) (?=${SIZES_HERE})`),
  pattern(`${START}${NUMBER} of (?=${SIZES_HERE})`),
];
/** A count of fronts: its noun says what they are, and is not removed. */
const FRONTS = pattern(
  String.raw`${START}${NUMBER} ?(?!panels? (?:door|shaker|front|drawer))(?=(?:(?:${LOOKS}) ){0,2}(?:${FRONT})(?![\p{L}\d-])${OF_CABINET})`,
);
const PAIRS = pattern(String.raw`${START}${NUMBER} ?(?=(?:pairs?|prs?|paar|paires?|pares)(?!\p{L}))`);

/** A cheap test before the patterns. */
const COUNTING = new RegExp(String.raw`\d|(?<!\p{L})(?:${WORD_OF_COUNT})(?!\p{L})`, "iu");

/** A count that is not a whole number: it is unclear what it counts. */
const BROKEN = /(?<![\p{L}\d.,/])\d{1,3}[.,]\d+(?= ?(?:[@×]|pcs?\b|ea\b|stk\b|doors?\b))/giu;

const DOZENS = /\b(\d{1,2}) dozen\b/gi;

/** Numbers on their own, and those that say how many doors a cabinet has. */
const ALONE = [pattern(`${START}${NUMBER}${END}`), pattern(String.raw`${START}${NUMBER}(?=-(?:doors?|drawers?)\b)`)];

const LABEL =
  /(?:^|[^\p{L}])(?:cab|cabinets?|cabs|unit|door|drawer|drw|dr|df|front|panel|filler|base|wall|upper|uppers|lower|lowers|no|nr|num|number|item|line|pos|position|room|rm|apt|apartment|suite|ste|floor|level|bath|bathroom|bedroom|bed|kitchen|island|tower|bldg|building|house|lot|job|order|po|invoice|phase|elev|elevation|page|section|tag|mark|part|piece|ref|id|type|style|vanity|pantry|schrank|tür|tuer|raum|küche|zimmer|nummer|meuble|caisson|porte|chambre|numéro|mueble|armario|puerta|cocina|numero|cuarto|box|run|zone|area|stack|bank|run|by|week|step|option|opt|rev|version|thick|thickness)\.? ?#?$/iu;

export const namesNumber = (before: string): boolean => LABEL.test(before);

const BESIDE =
  /^[ -]?(?:hinges?|holes?|bores?|cups?|lites?|lights?|panes?|shelves|days?|weeks?|coats?|sides?|degrees?|deg|am|pm|st|nd|rd|th|overlay|gauge|ply|over)\b/i;

interface TypedCount {
  readonly marked: readonly number[];
  /** The numbers from 2 to 250 that may be a count but are not marked as one. */
  readonly doubtful: readonly number[];
  readonly countsPairs: boolean;
  readonly words: string;
}

const numberFrom = (text: string) => (/^\d/.test(text) ? Number(text) : (numberOfWord(text) ?? 0));

export function numberOfWord(text: string): number | undefined {
  return WORDS.find(([, words]) => new RegExp(`^(?:${words})$`, "iu").test(text))?.[0];
}

/** Only a mark or a counting word makes a number a count. {@link SIZES_HERE} replaces the sizes in `words`. */
export function typedCount(words: string): TypedCount {
  if (!COUNTING.test(words)) return { marked: [], doubtful: [], countsPairs: false, words };
  const marked = new Set<number>();
  const doubtful = new Set<number>();
  let rest = words.replace(DOZENS, (_, count: string) => String(12 * Number(count)));
  let countsPairs = false;
  const take = (mark: RegExp, isLeft: boolean) => {
    rest = rest.replace(mark, (whole: string, figures: string, at: number, all: string) => {
      const value = numberFrom(figures);
      if (namesNumber(all.slice(0, at)) && /^[\d(]/.test(whole)) return whole;
      if (mark === PAIRS) countsPairs = true;
      marked.add(value);
      return isLeft ? "" : " ";
    });
  };
  for (const mark of MARKS) take(mark, false);
  take(FRONTS, true);
  take(PAIRS, true);
  for (const [figures] of rest.matchAll(BROKEN)) doubtful.add(Math.ceil(Number(figures.replace(",", "."))));
  for (const mark of ALONE) {
    for (const match of rest.matchAll(mark)) {
      const value = numberFrom(match[1] ?? "");
      const after = rest.slice((match.index ?? 0) + match[0].length);
      const isNamed = namesNumber(rest.slice(0, match.index)) && !isCounted(after);
      if (value > 1 && value <= 250 && !isNamed && !BESIDE.test(after)) doubtful.add(value);
    }
  }
  return { marked: [...marked], doubtful: [...doubtful], countsPairs, words: rest };
}

const COUNTED = new RegExp(String.raw`^ ?(?:${PIECES}|${FRONT})(?!\p{L})`, "iu");

export const isCounted = (after: string) => COUNTED.test(after);
