import type { PieceList } from "~/measure/piece";

/** What a text says a row is: one of the order's lists, something else, or unknown. */
export type FrontKind = PieceList | "other" | "unknown";

/** Parts whose names contain a front's name, and sample doors. */
const PARTS =
  /\bsample doors?\b|\b(?:drawer|dwr|drw)s? (?:box|side|back|bottom|sub|slide|runner|bottom)|\b(?:doors?|drawers?) (?:rail|stile|panel|stop|bumper|frame|hinge|pull|handle|hardware|knob)|\bedge ?band|\b(?:ruckwand|korpus|boden|seite)\b/;

/** Whole cabinets, described by their doors. */
const CABINETS =
  /\b(?:\d|one|two|three|four|single|double)[ -]?(?:doors?|drs?|drawers?|drw)\b[ -](?:base|wall|tall|sink|vanity|cab|cabinet|unit|corner|pantry)\b|\b(?:base|wall|tall|sink|vanity|corner|pantry)\b.{0,20}\b\d(?:-(?:door|drawer)|[ -]doors\b|[ -]drawers\b)/;
const CABINET =
  /^(?:[a-z]+ ){0,3}(?:cabinets?|carcass|carcase|(?:unter|ober|hoch)?schrank|caisson|meuble(?: \w+)?|mueble(?: \w+)?)$/;

const PANELS =
  /\b(?:end|finished|applied|decorative|wainscot|island|fridge|refrigerator|dishwasher) panels?\b|\bfinished ends?\b/;
const DRAWERS =
  /\b(?:drawer|dwr|drw|drawers|dwrs|df|d\/f|false|faux|tilt-? ?outs?|dummy)(?: ?fronts?| ?faces?|\b)|\bfalse fronts?\b|\bschub(?:lade|kasten|front)|\bcajon|\btiroir|\bfrentes? de caj|\bgavetas?\b|\bcassett[oi]\b|\bladefront/;
const DOORS =
  /\b(?:doors?|drs?|puertas?|portes?|turen?|tueren?|tur|portas?|deur(?:en)?|ant[ae]|pantry doors?)\b|(?:tur|turen|tuer)\b/;
const PANEL = /\b(?:panels?|paneles|wange)\b/;
const FILLERS = /\b(?:fillers?|scribes?|passleisten?|rellenos?|fileurs?)\b/;
const OTHERS =
  /\b(?:sides?|shel(?:f|ves)|toe ?-?kicks?|toes?|kicks?|backs?|bottoms?|btms?|tops?|decks?|stretchers?|nailers?|rails?|stiles?|dividers?|partitions?|gables?|hardware|hinges?|slides?|knobs?|pulls?|handles?|screws?|cleats?|supports?|moldings?|mouldings?|crown|box|boxes|legs?|feet|carcass|countertops?|regal|boden|seiten?|deckel|sockel|traverse|etagere|tablette|dessus|dessous|fond|plinthe|cote|costado|trasera|fondo|techo|entrepano|travesano|balda|estante|lateral(?:es)?|zocalo|fianco|ripiano|schienale|edge ?banding|banding|edging|plinths?|accessories|braces?|spreaders?|ladders?|face ?frames?|ends?|[flru]end)\b|(?:seite|seitenwand|boden|wand)\b/;

/** Words that programs use for any part; only the last could be mistaken for a front. */
const ANY_PART = /^(?:sheet goods|solid wood|panneau|platte|tablero|parts?|input panel)$/;

/** Names that say what a piece is, but not where it goes. */
const GENERIC =
  /^(?:(?:cabinet |base |wall )?(?:doors?|fronts?|panels?|fillers?|drawers?)|(?:drawer|false) ?(?:fronts?|faces?)|puertas?|portes?|tur(?:en)?|schubladenfront|facade tiroir|frente de cajon|end panels?|tilt-? ?outs?)$/;

/** Whether a name only says what kind of piece it is: `Drawer front`. */
export function isGeneric(name: string): boolean {
  return GENERIC.test(folded(name).trim());
}

/** Folds case and accents, to compare words. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/ß/g, "ss").toLowerCase();
}

/** Classifies a row by its words: a door, a drawer front, a panel, a filler, something else, or unknown. */
export function frontKindOf(text: string): FrontKind {
  if (!/\p{L}{2}/u.test(text)) return "unknown";
  const whole = folded(text.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 "));
  const words = whole.replace(/_/g, " ").replace(/(?<=[a-z])\d+/g, " ");
  if (ANY_PART.test(words.trim())) return "unknown";
  if (PARTS.test(words) || CABINETS.test(words)) return "other";
  if (PANELS.test(words)) return "panels";
  if (DRAWERS.test(words)) return "drawers";
  if (DOORS.test(words)) return "doors";
  if (FILLERS.test(words)) return "fillers";
  if (OTHERS.test(words) || CABINET.test(words.trim())) return "other";
  return PANEL.test(words) ? "panels" : "unknown";
}

const OPENING =
  /(?<!(?:left|right)[ -])\bopenings?\b(?![ -](?:to |on )?(?:the )?(?:left|right|up|side))|\br\.?o\.? sizes?\b|\b(?:cabinet|cab|box|carcass) sizes?\b|\bkorpusmasse?\b|\b(?:turoffnung|offnung(?:en|smass)?|lichte[sn]?|lichtmass|ouvertures?|huecos?|vanos?|aberturas?)\b/;

/** Whether words call a size an opening's, and do not deny it: `Opening sizes`, `lichtes Maß`. */
export function namesOpening(text: string): boolean {
  const words = folded(text);
  return (
    OPENING.test(words) &&
    !/\b(?:not?|without|keine?|pas|sans|sin)\b[^.;]{0,16}(?:open|offn|ouvert|hueco|vano)/.test(words)
  );
}
