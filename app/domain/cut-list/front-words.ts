import type { PieceList } from "../piece";

/** What a text says a row is: one of the order's lists, something else, or nothing that is known. */
export type FrontKind = PieceList | "other" | "unknown";

/** Parts whose names hold a front's name, and doors to look at. */
const PARTS =
  /\bsample doors?\b|\b(?:drawer|dwr|drw)s? (?:box|side|back|bottom|sub|slide|runner|bottom)|\b(?:doors?|drawers?) (?:rail|stile|panel|stop|bumper|frame|hinge|pull|handle|hardware|knob)|\bedge ?band|\b(?:ruckwand|korpus|boden|seite)\b/;

const PANELS =
  /\b(?:end|finished|applied|decorative|wainscot|island|fridge|refrigerator|dishwasher) panels?\b|\bfinished ends?\b/;
const DRAWERS =
  /\b(?:drawer|dwr|drw|drawers|dwrs|df|d\/f|false|faux|tilt-? ?outs?|dummy)(?: ?fronts?| ?faces?|\b)|\bfalse fronts?\b|\bschub(?:lade|kasten)|\bcajon|\btiroir|\bfrentes? de caj/;
const DOORS = /\b(?:doors?|drs?|puertas?|portes?|turen?|tueren?|tur|pantry doors?)\b|tur\b/;
const PANEL = /\b(?:panels?|paneles|wange)\b/;
const FILLERS = /\b(?:fillers?|scribes?|passleisten?|rellenos?|fileurs?)\b/;
const OTHERS =
  /\b(?:sides?|shel(?:f|ves)|toe ?-?kicks?|kicks?|backs?|bottoms?|tops?|decks?|stretchers?|nailers?|rails?|stiles?|dividers?|partitions?|gables?|hardware|hinges?|slides?|knobs?|pulls?|handles?|screws?|cleats?|supports?|moldings?|mouldings?|crown|box|boxes|legs?|feet|carcass|countertops?|regal|boden|seite|etagere|cote|balda|estante|lateral|zocalo|edge ?banding|banding|edging|plinths?|accessories)\b/;

/** Words of programs for any part, of which only the last could be taken for a front. */
const ANY_PART = /^(?:sheet goods|solid wood|panneau|platte|tablero|parts?|input panel)$/;

/** Names that say what a piece is, and not where it goes. */
const GENERIC =
  /^(?:(?:cabinet |base |wall )?(?:doors?|fronts?|panels?|fillers?|drawers?)|(?:drawer|false) ?(?:fronts?|faces?)|puertas?|portes?|tur(?:en)?|schubladenfront|facade tiroir|frente de cajon|end panels?|tilt-? ?outs?)$/;

/** Whether a name only says what kind of piece it is: `Drawer front`. */
export function isGeneric(name: string): boolean {
  return GENERIC.test(folded(name).trim());
}

/** Takes capitals and accents off, for comparing words. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/ß/g, "ss").toLowerCase();
}

/** Tells by its words what a row is: a door, a drawer front, a panel, a filler, something else, or nothing known. */
export function frontKindOf(text: string): FrontKind {
  const words = folded(text).replace(/_/g, " ");
  if (ANY_PART.test(words.trim())) return "unknown";
  if (PARTS.test(words)) return "other";
  if (PANELS.test(words)) return "panels";
  if (DRAWERS.test(words)) return "drawers";
  if (DOORS.test(words)) return "doors";
  if (FILLERS.test(words)) return "fillers";
  if (OTHERS.test(words)) return "other";
  return PANEL.test(words) ? "panels" : "unknown";
}
