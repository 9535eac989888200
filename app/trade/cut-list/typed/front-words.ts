import type { PieceList } from "~/trade/measure/piece";

export type FrontKind = PieceList | "other" | "unknown";

const PARTS =
  /\bsample doors?\b|\b(?:drawer|dwr|drw)s? (?:box|side|back|bottom|sub|slide|runner|bottom)|\b(?:doors?|drawers?) (?:rail|stile|panel|stop|bumper|frame|hinge|pull|handle|hardware|knob)|\bedge ?band|\b(?:ruckwand|korpus|boden|seite)\b/;

const CABINETS =
  /\b(?:\d|one|two|three|four|single|double)[ -]?(?:doors?|drs?|drawers?|drw)\b[ -](?:base|wall|tall|sink|vanity|cab|cabinet|unit|corner|pantry)\b|\b(?:base|wall|tall|sink|vanity|corner|pantry)\b.{0,20}\b\d(?:-(?:door|drawer)|[ -]doors\b|[ -]drawers\b)/;
const CABINET =
  /^(?:[a-z]+ ){0,3}(?:cabinets?|carcass|carcase|(?:unter|ober|hoch)?schrank|caisson|meuble(?: \w+)?|mueble(?: \w+)?)$/;

const PANELS =
  /\b(?:end|finished|applied|decorative|wainscot|island|fridge|refrigerator|dishwasher) panels?\b|\bfinished ends?\b/;
const DRAWERS =
  /\b(?:dr|drs|dwrf|drwf|drf)\.? ?(?:fronts?|frts?|fr|faces?)\b|\b(?:drfs?|drf's)\b|\b(?:drawer|dwr|drw|drwr|drawers|dwrs|drws|drwrs|df|dfs|d\/f|false|faux|tilt-? ?outs?|dummy)(?: ?fronts?| ?faces?|\b)|\bfalse fronts?\b|\bschub(?:lade|kasten|front)|\bcajon|\btiroir|\bfrentes? de caj|\bgavetas?\b|\bcassett[oi]\b|\bladefront/;
const DOORS =
  /\b(?:doors?|drs?|puertas?|portes?|turen?|tueren?|tur|portas?|deur(?:en)?|ant[ae]|pantry doors?)\b|(?:tur|turen|tuer)\b/;
const PANEL = /\b(?:panels?|paneles|wange)\b/;
const FILLERS = /\b(?:fillers?|scribes?|passleisten?|rellenos?|fileurs?)\b/;
const OTHERS =
  /\b(?:sides?|shel(?:f|ves)|toe ?-?kicks?|toes?|kicks?|backs?|bottoms?|btms?|tops?|decks?|stretchers?|nailers?|rails?|stiles?|dividers?|partitions?|gables?|hardware|hinges?|slides?|knobs?|pulls?|handles?|screws?|cleats?|supports?|moldings?|mouldings?|crown|box|boxes|legs?|feet|carcass|countertops?|regal|boden|seiten?|deckel|sockel|traverse|etagere|tablette|dessus|dessous|fond|plinthe|cote|costado|trasera|fondo|techo|entrepano|travesano|balda|estante|lateral(?:es)?|zocalo|fianco|ripiano|schienale|edge ?banding|banding|edging|plinths?|accessories|braces?|spreaders?|ladders?|face ?frames?|ends?|[flru]end)\b|(?:seite|seitenwand|boden|wand)\b/;

/** Words that programs use for any part; only the last could be mistaken for a front. */
const ANY_PART = /^(?:sheet goods|solid wood|panneau|platte|tablero|parts?|input panel)$/;

const GENERIC =
  /^(?:(?:cabinet |base |wall )?(?:doors?|fronts?|panels?|fillers?|drawers?)|(?:drawer|false) ?(?:fronts?|faces?)|puertas?|portes?|tur(?:en)?|schubladenfront|facade tiroir|frente de cajon|end panels?|tilt-? ?outs?)$/;

export function isGeneric(name: string): boolean {
  return GENERIC.test(withoutAccents(name).trim());
}

export function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/ß/g, "ss").toLowerCase();
}

const BESIDE =
  /\b(?:behind|for|of|inside|in|at|under|above|over|below|beside|near|next to|on|with|between|without|hinter|f(?:ü|u|ue)r|unter|(?:ü|u|ue)ber|derri(?:è|e)re|pour|sous|detr(?:á|a)s|para|bajo)\b/;
const GLASS_PANE = /\b(?:glass|glas|verre|vidrio)\b/;
const INSERTS =
  /\b(?:mirrors?|panes?|inserts?|gaskets?|catch(?:es)?|latch(?:es)?|bumpers?|magnets?|mesh|spiegel|espejo)\b/;
/** That there is no front: `Side (no door)`. */
const NO_FRONT =
  /\b(?:no|not a|without|w\/o|ohne|sans|sin) (?:doors?|drawers?|fronts?|tur(?:en)?|porte|puertas?)\b(?! ?(?:bor|drill|hing|pull|knob|handle|hardware))/g;

/** What the words before a preposition name, which is the row: `Shelf behind door`, `Filler for door`. */
function kindBefore(words: string): FrontKind {
  const at = words.search(BESIDE);
  const head = at > 0 ? words.slice(0, at) : "";
  const kind = kindOf(head);
  const isOther = kind === "other" && (OTHERS.test(head) || PARTS.test(head) || INSERTS.test(head));
  if (kind === "other" && !isOther) return "unknown";
  return kind === "unknown" && GLASS_PANE.test(head) ? "other" : kind;
}

const GLASS = /\b(?:glass|glazed|glazing|mullions?|vidrio|verre|vitree?|glas)\b/;
const NO_GLASS = /\b(?:no|not|without|ohne|sans|sin) (?:glass|glazing|glas|vidrio|verre)\b/;

export function namesGlass(text: string): boolean {
  const words = withoutAccents(text);
  return GLASS.test(words) && !NO_GLASS.test(words);
}

export function frontKindOf(text: string): FrontKind {
  if (!/\p{L}\/?\p{L}/u.test(text)) return "unknown";
  const whole = withoutAccents(text.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 "));
  const all = whole.replace(/_/g, " ").replace(/(?<=[a-z])\d+/g, " ");
  const words = all.replace(NO_FRONT, " ");
  const before = kindBefore(words);
  const kind = before === "unknown" ? kindOf(words) : before;
  return kind === "unknown" && words !== all ? "other" : kind;
}

function kindOf(words: string): FrontKind {
  if (ANY_PART.test(words.trim())) return "unknown";
  if (PARTS.test(words) || CABINETS.test(words)) return "other";
  if (PANELS.test(words)) return "panels";
  if (DRAWERS.test(words)) return "drawers";
  if (DOORS.test(words)) return "doors";
  if (FILLERS.test(words)) return "fillers";
  if (OTHERS.test(words) || INSERTS.test(words) || CABINET.test(words.trim())) return "other";
  return PANEL.test(words) ? "panels" : "unknown";
}

const OPENING =
  /(?<!(?:left|right)[ -])\bopenings?\b(?![ -](?:to |on )?(?:the )?(?:left|right|up|side))|\br\.?o\.? sizes?\b|\b(?:cabinet|cab|box|carcass) sizes?\b|\bkorpusmasse?\b|\b(?:turoffnung|offnung(?:en|smass)?|lichte[sn]?|lichtmass|ouvertures?|huecos?|vanos?|aberturas?)\b/;

/** Whether words call a size an opening's, and do not deny it: `Opening sizes`, `lichtes Maß`. */
export function namesOpening(text: string): boolean {
  const words = withoutAccents(text);
  return (
    OPENING.test(words) &&
    !/\b(?:not?|without|keine?|pas|sans|sin)\b[^.;]{0,16}(?:open|offn|ouvert|hueco|vano)/.test(words)
  );
}
