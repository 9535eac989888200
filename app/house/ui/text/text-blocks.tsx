import { createElement, Fragment, type ReactNode } from "react";
import { Photograph } from "../photographs/photograph-picture";
import { photographNamed } from "../photographs/photographs";
import { type Block, plainWords, type Word, type Words } from "./text-tree";

/** The order of what was typed never changes, so that no part needs a key. */
const inOrder = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts);

/** Words that somebody typed: React escapes them, and the reader of texts has checked where their links lead. */
export const TextWords = ({ words }: { readonly words: Words }) => inOrder(words.map(wordOf));

function wordOf(word: Word): ReactNode {
  if (typeof word === "string") return word;
  switch (word.kind) {
    case "strong":
      return (
        <strong>
          <TextWords words={word.words} />
        </strong>
      );
    case "emphasis":
      return (
        <em>
          <TextWords words={word.words} />
        </em>
      );
    case "link":
      // A Link would follow what was typed within the page (decision 198).
      return (
        <a href={word.to} rel="noopener" className="link">
          <TextWords words={word.words} />
        </a>
      );
    case "break":
      return <br />;
    case "fact":
      return null;
  }
}

const LIST = "space-y-2 pl-5 marker:text-oak";

function blockOf(block: Block, Heading: "h3" | "h4"): ReactNode {
  switch (block.kind) {
    case "heading":
      return (
        <Heading className="text-xl">
          <TextWords words={block.words} />
        </Heading>
      );
    case "paragraph":
      return (
        <p>
          <TextWords words={block.words} />
        </p>
      );
    case "picture": {
      const photo = photographNamed(block.name, plainWords(block.words));
      return photo && <Photograph photo={photo} sizes="46rem" />;
    }
    case "points":
      return <ul className={`list-disc ${LIST}`}>{inOrder(block.items.map(itemOf))}</ul>;
    case "steps":
      return <ol className={`list-decimal ${LIST}`}>{inOrder(block.items.map(itemOf))}</ol>;
  }
}

/** The first paragraph of an item is the item's own text. */
const itemOf = ([first, ...others]: readonly Block[]): ReactNode => (
  <li>
    {first?.kind === "paragraph" ? <TextWords words={first.words} /> : first && blockOf(first, "h4")}
    <TextBlocks blocks={others} />
  </li>
);

interface TextBlocksProps {
  readonly blocks: readonly Block[];
  /** That of a heading within them. */
  readonly heading?: "h3" | "h4";
}

export const TextBlocks = ({ blocks, heading = "h3" }: TextBlocksProps) =>
  inOrder(blocks.map((block) => blockOf(block, heading)));
