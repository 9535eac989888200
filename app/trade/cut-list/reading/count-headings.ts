import { withoutAccents } from "../typed/front-words";

const MANY = [
  "units|sets|cabinets|cabs|boxes|kits|lots|runs|batches|houses|homes|apartments|apts|floors|suites|rooms",
  "times|repeats?|multipliers?|multiple|mult|factor|x",
  "einheiten|satze|schranke|wohnungen|faktor|meubles|jeux|logements|muebles|juegos|veces",
].join("|");

/** Headings of what holds several pieces, or repeats them: `Units`, `No. of sets`, `Cabinet qty`, `Times`. */
const MULTIPLES = new RegExp(
  `^\\W*(?:(?:no|nr|number|qty|count)\\W*(?:(?:of|de) )?)?(?:${MANY})\\W*$|^\\W*(?:unit|set|cabinet|cab|box|kit)s? (?:qty|quantity|count)\\W*$`,
);

const TOTAL = "(?:(?:grand|order|job|sub)\\W*)?(?:totals?|totale|gesamt|gesamtzahl|summe|sum|suma|somme|extended|ext)";
const OF_WHAT =
  "(?:no|nos|num|number|units|sets|parts|doors|fronts|drawers|ordered|needed|required|req\\W?d|off|ea|each)";
/** Headings of a sum that may be of pieces: `Total`, `Total doors`, `Ext.`. */
const TOTALS = new RegExp(
  `^\\W*${TOTAL}(?:\\W+(?:of )?${OF_WHAT})?\\W*$|^\\W*(?:${OF_WHAT}\\W+(?:of )?)?${TOTAL}\\W*$`,
);

export const headsMultiple = (title: string): boolean => MULTIPLES.test(withoutAccents(title));

export const headsTotal = (title: string): boolean => TOTALS.test(withoutAccents(title));

const PAIRS = /\b(?:pairs?|prs?|paar|paires?|pares)\b/i;

/** Whether a count, or the heading of one, is of pairs of doors. */
export const namesPairs = (text: string): boolean => PAIRS.test(text);
