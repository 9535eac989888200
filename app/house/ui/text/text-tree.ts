/** Words of a text. A fact is filled in before they are shown. */
export type Words = readonly Word[];

export type Word =
  | string
  | { readonly kind: "strong" | "emphasis"; readonly words: Words }
  | { readonly kind: "link"; readonly to: string; readonly words: Words }
  | { readonly kind: "break" }
  | { readonly kind: "fact"; readonly name: string };

export type Block =
  | { readonly kind: "paragraph"; readonly words: Words }
  | { readonly kind: "heading"; readonly words: Words }
  /** One of the shop's own photographs; its words say what it shows. */
  | { readonly kind: "picture"; readonly name: string; readonly words: Words }
  | { readonly kind: "points" | "steps"; readonly items: readonly (readonly Block[])[] };

export interface TextSection {
  /** The anchor that leads to it. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** The text of a page: what it begins with, and its sections. */
export interface PageText {
  /** Empty if the text begins with a heading. */
  readonly lead: Words;
  readonly sections: readonly TextSection[];
}

/** Words without their marks; a line's end is a space. */
export function plainWords(words: Words): string {
  return words
    .map((word) => {
      if (typeof word === "string") return word;
      if (word.kind === "break") return " ";
      return word.kind === "fact" ? `{${word.name}}` : plainWords(word.words);
    })
    .join("");
}

const plainItem = (blocks: readonly Block[]): string => blocks.flatMap(plainBlock).join(" ");

const plainBlock = (block: Block): readonly string[] =>
  "items" in block ? block.items.map(plainItem) : [plainWords(block.words)];

/** A section's paragraphs, and the items of its lists, as plain text. */
export function plainSection({ heading, blocks }: TextSection) {
  return {
    heading,
    paragraphs: blocks.flatMap((block) => ("items" in block ? [] : plainBlock(block))),
    points: blocks.flatMap((block) => ("items" in block ? plainBlock(block) : [])),
  };
}
