import { earlierFrom, laterTo } from "./set-aside";
import { typedCount } from "./typed-count";
import { typedPairs } from "./typed-sizes";

export interface TypedPart {
  readonly text: string;
  readonly times: number | undefined;
  /** A count between this part and its neighbor that may belong to either; 0 for none. */
  readonly between: number;
  readonly isReplaced?: boolean;
}

/** A multiple before or after brackets: `2 x (15 1/2 x 30; 12 x 30)`. */
const GROUP =
  /(?:(?<![\p{L}\d.,/-])(\d{1,3}) ?(?:[x×✕*@]|of|pcs?|ea) ?)?\(((?:[^()]|\([^()]*\))*)\)(?: ?[x×✕*@] ?(\d{1,3})(?![\d/."'])(?! ?[x×]))?/gu;

export function partsOf(line: string): TypedPart[] {
  const pairs = typedPairs(line);
  if (pairs.length === 0) return [];
  const parts: TypedPart[] = [];
  let from = 0;
  for (const match of line.matchAll(GROUP)) {
    const [whole, before, inner = "", after] = match;
    const times = before ?? after;
    if (times === undefined || typedPairs(inner).length === 0) continue;
    const start = match.index ?? 0;
    const lead = pushed(parts, line.slice(from, start));
    const within = split(inner, Number(times));
    parts.push(...within.map((part, index) => (index === 0 ? { ...part, text: `${lead}${part.text}` } : part)));
    from = start + whole.length;
  }
  const rest = pushed(parts, line.slice(from));
  const last = parts.at(-1);
  if (last && rest.trim()) parts[parts.length - 1] = { ...last, text: `${last.text}${rest}` };
  return parts;
}

function pushed(parts: TypedPart[], text: string): string {
  if (typedPairs(text).length === 0) return text.replace(/^[\s;,]+/, " ");
  parts.push(...split(text, undefined));
  return "";
}

const SEPARATOR = /[;,|/](?= )|(?<= )(?:and|&|\+|und|et|y)(?= )|\.(?= )|(?<= )-(?= )/giu;

/** Splits a stretch between its pairs: after the last separator, or after the first if counts come before the sizes. */
function split(text: string, times: number | undefined): TypedPart[] {
  const pairs = typedPairs(text);
  const cuts: { readonly at: number; readonly between: number; readonly isReplaced?: boolean }[] = [];
  for (let at = 1; at < pairs.length; at += 1) {
    const [end, start] = [pairs[at - 1]?.end ?? 0, pairs[at]?.start ?? 0];
    const between = text.slice(end, start);
    const [earlier, later] = [earlierFrom(between), laterTo(between)];
    if (earlier >= 0 || later >= 0) {
      cuts.push({ at: end + (later >= 0 ? later : earlier), between: 0, isReplaced: later >= 0 });
      continue;
    }
    const leads = typedCount(text.slice(cuts.at(-1)?.at ?? 0, pairs[at - 1]?.start)).marked.length > 0;
    const separators = [...between.matchAll(SEPARATOR)];
    const strong = separators.filter(([mark]) => mark === ";");
    const firm = separators.filter(([mark]) => mark !== "-" && mark !== ".");
    const found = strong.length > 0 ? strong.at(-1) : leads ? firm[0] : separators.at(-1);
    const cut = found ? (found.index ?? 0) + found[0].length : leads ? 0 : between.length;
    // Unless one clear separator divides the two, a count may belong to either neighbor.
    const isFirm = separators.length === 1 && firm.length === 1;
    const open = leads || strong.length > 0 || isFirm ? null : typedCount(between);
    cuts.push({ at: end + cut, between: open ? Math.max(0, ...open.marked, ...open.doubtful) : 0 });
  }
  return [...cuts, { at: text.length, between: 0, isReplaced: false }].map(({ at, between, isReplaced }, index) => {
    const before = cuts[index - 1];
    return {
      text: text.slice(before?.at ?? 0, at),
      times,
      between: Math.max(between, before?.between ?? 0),
      ...(isReplaced && { isReplaced }),
    };
  });
}
