import { frontKindOf } from "../typed/front-words";
import { typedCount, WORD_OF_COUNT } from "../typed/typed-count";

const NUMBER_WORD = new RegExp(String.raw`(?<!\p{L})(?:${WORD_OF_COUNT}|another|pairs?|both)(?!\p{L})`, "iu");
const ONE = /(?<!\p{L})(?:one|eine?|une?|uno|una|another)(?!\p{L})/iu;
const MORE = /(?<!\p{L})(?:more|another|those|these|them|same|like|extra|again|ditto)(?!\p{L})/iu;
const AGAIN = /^\W*(?:ditto|same)\W*$|(?<!\p{L})same (?:again|as)(?!\p{L})|(?<!\p{L})ditto(?!\p{L})/iu;

const isPiece = (text: string) => !["unknown", "other"].includes(frontKindOf(text));

/** Whether a line without sizes may ask for pieces: it has a number word, or repeats another line. */
export function mayNamePieces(text: string): boolean {
  if (text.length > 200) return false;
  if (AGAIN.test(text)) return true;
  if (!NUMBER_WORD.test(text)) return false;
  const others = text.replace(new RegExp(ONE, "giu"), " ");
  return NUMBER_WORD.test(others) || MORE.test(text) || isPiece(text);
}

/** The same for a line that heads rows or stands above the table, where a number may be a name. */
export function mayCountPieces(text: string): boolean {
  if (text.length > 200) return false;
  const { marked, doubtful } = typedCount(text);
  const isCounting = marked.some((count) => count > 1) || doubtful.length > 0 || NUMBER_WORD.test(text);
  return AGAIN.test(text) || (isCounting && (isPiece(text) || MORE.test(text)));
}
