const CANCELED =
  /~~|(?<!\p{L})(?:cancel(?:l?ed)?|void(?:ed)?|delete[d]?|omit(?:ted)?|scrapped|struck|superseded|obsolete|on hold|crossed out|(?:no longer|not) (?:needed|required|wanted)|(?:do not|don'?t) (?:make|order|need|cut|build|include)|not this one|already (?:made|ordered|have)|storniert|entf(?:ä|ae)llt|gestrichen|annul(?:é|e)e?|anulad[oa]|cancelad[oa])(?!\p{L})/iu;
const DOUBTED =
  /\?\s*$|\?\?|^hold\b|(?<!\p{L})(?:on hold|t\.?b\.?[dcv]|maybe|optional|alternate|if needed|ignore|skip|leave out|left out|removed|verify|v\.?i\.?f|not sure|unsure|check size)(?!\p{L})/iu;

export const isCanceled = (words: string): boolean => CANCELED.test(words);

/** The same for a cell of a column that is not read for words: a longer text there speaks of something else. */
export const saysOnlyCanceled = (cell: string): boolean => cell.length <= 40 && isCanceled(cell);

export const isSetAside = (words: string): boolean => isCanceled(words) || DOUBTED.test(words);

const EARLIER =
  /[([]?(?<!\p{L})(?:was|were|not|instead of|formerly|previously|originally|orig|old|replac(?:es|ing)|ex|war|nicht|statt|anstatt|vorher|antes|avant|au lieu de|en vez de)[\s:.(]{0,3}$/iu;
/** Directly before two sizes, with a count at most: they replace those before them. */
const LATER =
  /(?:->|=>|[→➜➔]|(?<!\p{L})(?:now|chang(?:e|ed) to|should be|make (?:it|that)|becomes|corrected to|jetzt|ahora))(?=[^\p{L},;]{0,12}$)/iu;

export function earlierFrom(before: string): number {
  const from = Math.max(0, before.length - 40);
  const at = before.slice(from).search(EARLIER);
  return at < 0 ? at : from + at;
}

export const saysEarlier = (before: string): boolean => EARLIER.test(before.slice(-40));

/** The index behind the words that say that two sizes are replaced by the next two; -1 for none. */
export function laterTo(between: string): number {
  const match = LATER.exec(between);
  return match ? match.index + match[0].length : -1;
}
