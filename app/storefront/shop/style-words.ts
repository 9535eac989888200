import type { Choice, WordedChoice } from "./facet";

const MAX_ID_LENGTH = 40;

/**
 * The letters and digits of a text, lower-case and joined by hyphens, as an address shows them; empty if it has none.
 */
function idOf(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
  const parted = plain.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
  return [...parted].slice(0, MAX_ID_LENGTH).join("").replace(/-$/, "");
}

const startsOneOf = (words: readonly string[] | undefined, text: string) =>
  words?.some((word) => ` ${text}`.includes(` ${word}`)) ?? false;

const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * The choices of the table that a catalog's text belongs to by its words, or a choice of its own if it matches none.
 *
 * @param material of the same product, which alone decides some choices
 * @returns `null` for a text that says nothing
 */
export function facetChoices(text: string, table: readonly WordedChoice[], material = ""): readonly Choice[] | null {
  const [said, madeOf] = [plainWords(text), plainWords(material)];
  if (!said) return null;
  const known = table.filter(
    ({ words, unless, materials }) =>
      startsOneOf(materials, madeOf) || (startsOneOf(words, said) && !startsOneOf(unless, said)),
  );
  if (known.length > 0) return known.map(({ id, label }) => ({ id, label }));
  const id = idOf(text);
  const same = table.find((choice) => choice.id === id);
  return id ? [{ id, label: same?.label ?? text.trim() }] : null;
}

export const saysOneOf = (text: string, words: readonly string[]): boolean => startsOneOf(words, plainWords(text));
