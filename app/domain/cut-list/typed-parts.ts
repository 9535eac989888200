import { typedCount } from "./typed-count";
import { typedPairs } from "./typed-sizes";

/** A stretch of a line that holds one pair of sizes, and how often brackets around it say that it comes. */
export interface TypedPart {
  readonly text: string;
  readonly times: number | undefined;
}

/** A multiple of what stands in brackets, on either side of them: `2 x (15 1/2 x 30; 12 x 30)`. */
const GROUP =
  /(?:(?<![\p{L}\d.,/-])(\d{1,3}) ?(?:[x×✕*@]|of|pcs?|ea) ?)?\(((?:[^()]|\([^()]*\))*)\)(?: ?[x×✕*@] ?(\d{1,3})(?![\d/."'])(?! ?[x×]))?/gu;

/** The parts of a plain line, one to each pair of sizes; what stands between two of them belongs to one. */
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
    const within = split(inner);
    parts.push(...within.map((text, at) => ({ text: at === 0 ? `${lead}${text}` : text, times: Number(times) })));
    from = start + whole.length;
  }
  const rest = pushed(parts, line.slice(from));
  const last = parts.at(-1);
  if (last && rest.trim()) parts[parts.length - 1] = { ...last, text: `${last.text}${rest}` };
  return parts;
}

/** Adds the parts of a stretch; words without sizes are given back. */
function pushed(parts: TypedPart[], text: string): string {
  if (typedPairs(text).length === 0) return text.replace(/^[\s;,]+/, " ");
  parts.push(...split(text).map((part) => ({ text: part, times: undefined })));
  return "";
}

const SEPARATOR = /[;,|/](?= )|(?<= )(?:and|&|\+|und|et|y)(?= )|\.(?= )|(?<= )-(?= )/giu;

/** Parts a stretch between its pairs: behind the last separator, or before the first where counts stand in front. */
function split(text: string): string[] {
  const pairs = typedPairs(text);
  const cuts: number[] = [];
  for (let at = 1; at < pairs.length; at += 1) {
    const [end, start] = [pairs[at - 1]?.end ?? 0, pairs[at]?.start ?? 0];
    const between = text.slice(end, start);
    const lead = text.slice(cuts.at(-1) ?? 0, pairs[at - 1]?.start);
    const leads = typedCount(lead).marked.length > 0;
    const separators = [...between.matchAll(SEPARATOR)];
    const strong = separators.filter(([mark]) => mark === ";");
    const found = strong.length > 0 ? strong.at(-1) : leads ? separators[0] : separators.at(-1);
    const cut = found ? (found.index ?? 0) + found[0].length : leads ? 0 : between.length;
    cuts.push(end + cut);
  }
  const ends = [0, ...cuts, text.length];
  return ends.slice(1).map((end, at) => text.slice(ends[at], end));
}
