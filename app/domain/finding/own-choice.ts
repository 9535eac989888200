import type { Choice, WordedChoice } from "./facet";

const MAX_ID_LENGTH = 40;

/** Letters and digits of a text, lower-case and parted by hyphens, as an address shows them; empty where it has none. */
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
 * The choices that a text of the catalog belongs to by its words: one of its own where it has none of them.
 *
 * @param material of the same product, which alone decides some choices
 * @returns `null` for a text that says nothing
 */
export function choicesOf(text: string, table: readonly WordedChoice[], material = ""): readonly Choice[] | null {
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

/** Whether a text has one of the words. */
export const saysOneOf = (text: string, words: readonly string[]): boolean => startsOneOf(words, plainWords(text));
