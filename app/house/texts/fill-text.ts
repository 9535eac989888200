import { type Block, type PageText, plainWords, type Word, type Words } from "../ui/text/text-tree";

/**
 * What stands for a fact: a word, or the items of a list. Empty: nothing to say. `null`: unknown, so that no sentence
 * can be made with it.
 */
export type FactValue = Word | readonly string[] | null;

export type FactValues = Readonly<Record<string, FactValue>>;

interface Unfilled {
  readonly lead: Words;
  readonly sections: readonly {
    readonly id: string;
    readonly heading: Words;
    readonly blocks: readonly Block[];
  }[];
}

const SENTENCES = /(?<=[.?!][”"’')]?) /;

/** The words of each sentence, the last of which ends the paragraph. */
function sentencesOf(words: Words): readonly (readonly Word[])[] {
  const sentences: Word[][] = [[]];
  for (const word of words) {
    const [first = "", ...others] = typeof word === "string" ? word.split(SENTENCES) : [word];
    sentences.at(-1)?.push(first);
    for (const other of others) sentences.push([" ", other]);
  }
  return sentences;
}

const isList = (value: FactValue | undefined): value is readonly string[] => Array.isArray(value);

function filledWord(word: Word, values: FactValues): Word | null {
  if (typeof word === "string" || word.kind === "break") return word;
  if (word.kind === "fact") {
    const value = values[word.name] ?? null;
    return isList(value) ? null : value;
  }
  const words = filledWords(word.words, values);
  return words && { ...word, words };
}

function filledWords(words: Words, values: FactValues): Words | null {
  const filled = words.map((word) => filledWord(word, values));
  return filled.some((word) => word === null) ? null : joined(filled as Words);
}

/** Texts that follow each other as one. */
function joined(words: Words): Words {
  const all: Word[] = [];
  for (const word of words) {
    const before = all.at(-1);
    if (typeof word === "string" && typeof before === "string") all[all.length - 1] = before + word;
    else if (word !== "") all.push(word);
  }
  return all;
}

function trimmed(words: Words): Words {
  return joined(
    words.map((word, index) => {
      if (typeof word !== "string") return word;
      const start = index === 0 ? word.trimStart() : word;
      return index === words.length - 1 ? start.trimEnd() : start;
    }),
  );
}

/** A sentence with an unknown fact is left out. */
const filledSentences = (words: Words, values: FactValues): Words =>
  trimmed(joined(sentencesOf(words).flatMap((sentence) => filledWords(sentence, values) ?? [])));

const isBlank = (words: Words) => plainWords(words).trim() === "";

function* filledBlock(block: Block, values: FactValues): Generator<Block> {
  if ("items" in block) {
    const items = block.items.map((blocks) => filledBlocks(blocks, values)).filter((blocks) => blocks.length > 0);
    if (items.length > 0) yield { kind: block.kind, items };
    return;
  }
  const [only, ...others] = block.words;
  const value = typeof only === "object" && only.kind === "fact" && others.length === 0 ? values[only.name] : undefined;
  if (isList(value)) {
    if (value.length > 0) yield { kind: "points", items: value.map((text) => [{ kind: "paragraph", words: [text] }]) };
    return;
  }
  const words = filledSentences(block.words, values);
  if (!isBlank(words)) yield { ...block, words };
}

const filledBlocks = (blocks: readonly Block[], values: FactValues): readonly Block[] =>
  blocks.flatMap((block) => [...filledBlock(block, values)]);

/** A text with its facts. A paragraph or section that has nothing to say is left out. */
export function fillText({ lead, sections }: Unfilled, values: FactValues): PageText {
  return {
    lead: filledSentences(lead, values),
    sections: sections.flatMap(({ id, heading, blocks }) => {
      const filled = filledBlocks(blocks, values);
      return filled.length > 0 ? [{ id, heading: plainWords(filledSentences(heading, values)), blocks: filled }] : [];
    }),
  };
}
