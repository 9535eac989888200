import MarkdownIt, { type Token } from "markdown-it";
import { type Block, plainWords, type Word, type Words } from "../ui/text/text-tree";

/** In UTF-16 code units. */
export const MAX_TEXT_LENGTH = 40_000;
const MAX_LINES = 2000;

/** How deep lists, and marks within a line, may be nested. */
const MAX_LIST_DEPTH = 3;
const MAX_MARK_DEPTH = 4;

const MAX_PROBLEMS = 10;

/** What is wrong with a text; its line is counted from 1. */
export interface TextProblem {
  readonly line: number;
  readonly message: string;
}

interface ReadSection {
  readonly id: string;
  /** That of its heading. */
  readonly line: number;
  readonly heading: Words;
  readonly blocks: readonly Block[];
}

/** A text whose facts are still to be filled in. */
export interface ReadText {
  /** The paragraph before the first heading. */
  readonly lead: Words;
  readonly sections: readonly ReadSection[];
  /** In the order of their lines. A text that has any must not be shown. */
  readonly problems: readonly TextProblem[];
}

/** What a text may use. */
export interface TextFacts {
  /** Facts that stand anywhere in a line. */
  readonly words: readonly string[];
  /** Facts that are a list: each stands alone. */
  readonly lists: readonly string[];
  /** The names of photographs, each of which stands alone; empty for a text without pictures. */
  readonly pictures?: readonly string[];
}

/**
 * Only what a page shows is Markdown here; everything else is text as typed. Pictures are recognized so that they can be
 * refused. Nothing is rendered by the library.
 */
const markdown = new MarkdownIt("zero", { maxNesting: 20 }).enable([
  ...["heading", "list"],
  ...["emphasis", "link", "autolink", "image", "newline", "escape"],
]);
// Addresses are checked below, so that a wrong one is refused instead of shown as text.
markdown.validateLink = () => true;
markdown.normalizeLink = (address) => address;

const FACT = /\{([^{}]*)\}/g;
const ANCHOR = /\s*\{#([a-z][a-z0-9-]{0,59})\}$/;
const OWN_ADDRESS = /^\/(?![/\\])[^\s\\]*$|^#[\w-]+$/;
const OUTSIDE = /^(?:https?:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:\+?[\d().\- ]+)$/i;

const isAddress = (address: string) => OWN_ADDRESS.test(address) || (OUTSIDE.test(address) && URL.canParse(address));

/** Letters that must change to make one word of another. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let at = 1; at <= from.length; at += 1) {
    const next = [at];
    for (let place = 1; place <= to.length; place += 1) {
      const kept = (row[place - 1] ?? 0) + (from[at - 1] === to[place - 1] ? 0 : 1);
      next.push(Math.min(kept, (row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const MAX_FACT_LENGTH = 60;

function unknownFact(name: string, known: readonly string[]): string {
  if (name.length > MAX_FACT_LENGTH) return `{${name.slice(0, MAX_FACT_LENGTH)}…} is not a fact of the shop.`;
  const near = known.map((fact) => ({ fact, far: distance(name.toLowerCase(), fact) }));
  const [best] = near.sort((one, other) => one.far - other.far);
  const guess = best && best.far <= 3 ? ` Did you mean {${best.fact}}?` : "";
  return `{${name}} is not a fact of the shop.${guess}`;
}

const NO_HTML =
  "HTML is not shown. Use Markdown: **bold**, *italic*, [words](/address), and - before each point of a list.";
const NO_PARTNER = "A brace has no partner. Braces are only for the shop’s facts, such as {phone}.";

/** What a browser might read as HTML; an address in angle brackets is a link. */
const TAG = /<(?!(?:https?|mailto|tel):)[a-z/!?]/i;

/** Every brace belongs to a known fact, or to an anchor at the end of a heading. */
function* bracesIn(line: string, isAlone: boolean, { words, lists }: TextFacts): Generator<string> {
  const known = [...words, ...lists];
  const text = line.startsWith("#") ? line.replace(ANCHOR, "") : line;
  for (const [, name = ""] of text.matchAll(FACT)) {
    if (!known.includes(name)) yield unknownFact(name, known);
    else if (lists.includes(name) && !(isAlone && text.trim() === `{${name}}`)) {
      yield `{${name}} is a list: give it a line of its own, with blank lines around it.`;
    }
  }
  if (/[{}]/.test(text.replace(FACT, ""))) yield NO_PARTNER;
}

/** What is wrong with lines as they are typed. */
function* problemsOfLines(source: string, facts: TextFacts): Generator<TextProblem> {
  const lines = source.split("\n");
  for (const [index, line] of lines.entries()) {
    if (TAG.test(line)) yield { line: index + 1, message: NO_HTML };
    if (!/[{}]/.test(line)) continue;
    const isAlone = [lines[index - 1], lines[index + 1]].every((near) => !near?.trim());
    for (const message of bracesIn(line, isAlone, facts)) yield { line: index + 1, message };
  }
}

interface Placed {
  readonly line: number;
  /** Of a heading, from 1; 0 otherwise. */
  readonly level: number;
  readonly block: Block;
}

const UNKNOWN_PICTURE = "A picture stands alone between blank lines, and is one of the shop’s own by its name.";
const NO_PICTURES = "This text cannot have pictures.";
const WRONG_ADDRESS = "A link leads to https://…, mailto:…, tel:… or a page of this shop, such as /contact.";
const NO_FACT_IN_ADDRESS = "A link’s address cannot hold a fact. {phone} and {email} become links by themselves.";

const lineOf = ({ map }: Token): number => (map?.[0] ?? 0) + 1;

function* withFacts(text: string): Generator<Word> {
  for (const [index, part] of text.split(FACT).entries()) {
    if (index % 2 === 1) yield { kind: "fact", name: part };
    else if (part !== "") yield part;
  }
}

interface Open {
  readonly kind: "text" | "strong" | "emphasis" | "link";
  readonly to: string;
  readonly words: Word[];
}

const closedWord = ({ kind, to, words }: Open): Word => {
  if (kind === "link") return { kind, to, words };
  return { kind: kind === "strong" ? kind : "emphasis", words };
};

/** Reads the flat list of the library's tokens into blocks. */
class Reader {
  readonly problems: TextProblem[] = [];
  private at = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly pictures: readonly string[],
  ) {}

  private next(): Token | undefined {
    return this.tokens[this.at++];
  }

  /** The blocks up to the end of an item, or of the text. */
  blocks(depth = 0): readonly Placed[] {
    const found: Placed[] = [];
    for (let token = this.next(); token && token.type !== "list_item_close"; token = this.next()) {
      const line = lineOf(token);
      const add = (block: Block, level = 0) => found.push({ line, level, block });
      if (token.type === "paragraph_open") add(this.picture() ?? { kind: "paragraph", words: this.inline() });
      else if (token.type === "heading_open") {
        if (depth > 0) this.problems.push({ line, message: "A heading cannot be in a list." });
        add({ kind: "heading", words: this.inline() }, Number(token.tag.slice(1)));
      } else if (token.type.endsWith("_list_open")) {
        if (depth === MAX_LIST_DEPTH) {
          this.problems.push({ line, message: `Lists can be nested ${MAX_LIST_DEPTH} deep.` });
        }
        const items: (readonly Block[])[] = [];
        while (this.next()?.type === "list_item_open") items.push(this.blocks(depth + 1).map(({ block }) => block));
        add({ kind: token.type === "ordered_list_open" ? "steps" : "points", items });
      }
    }
    return found;
  }

  /** The paragraph that follows if it is one of the pictures; otherwise it is still to be read. */
  private picture(): Block | null {
    const [image, ...others] = this.tokens[this.at]?.children ?? [];
    const name = String(image?.attrGet("src") ?? "");
    if (image?.type !== "image" || others.length > 0 || !this.pictures.includes(name)) return null;
    this.at += 2;
    return { kind: "picture", name, words: [image.content] };
  }

  /** The words of a paragraph or heading, and its end. */
  private inline(): Words {
    const token = this.next();
    this.at += 1;
    return token ? this.words(token) : [];
  }

  private words(token: Token): Words {
    const whole: Open = { kind: "text", to: "", words: [] };
    const open = [whole];
    let line = lineOf(token);
    const add = (...words: readonly Word[]) => open.at(-1)?.words.push(...words);
    const refuse = (message: string) => this.problems.push({ line, message });
    for (const child of token.children ?? []) {
      if (child.type === "text") add(...withFacts(child.content));
      else if (child.type === "image") refuse(this.pictures.length > 0 ? UNKNOWN_PICTURE : NO_PICTURES);
      else if (child.type === "hardbreak") add({ kind: "break" });
      else if (child.type === "softbreak") add(" ");
      else if (child.nesting === -1) {
        const closed = open.pop();
        if (closed) add(closedWord(closed));
      } else if (open.length > MAX_MARK_DEPTH) {
        refuse("Bold, italic and links are nested too deep.");
        break;
      } else {
        const href = child.attrGet("href");
        const to = href === null ? null : String(href);
        if (to !== null && !isAddress(to)) refuse(/[{}]/.test(to) ? NO_FACT_IN_ADDRESS : WRONG_ADDRESS);
        open.push({
          kind: to !== null ? "link" : child.type === "strong_open" ? "strong" : "emphasis",
          to: to ?? "",
          words: [],
        });
      }
      if (child.type.endsWith("break")) line += 1;
    }
    return whole.words;
  }
}

const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-|-$/g, "") || "section";

/** Headings with their anchors: typed as `{#freight}` at the end, or made of the words. */
class Anchors {
  private readonly counts = new Map<string, number>();

  /** A heading without its anchor, and an anchor that no other heading has. */
  of(words: Words): { readonly id: string; readonly heading: Words } {
    const last = words.at(-1);
    const typed =
      typeof last === "object" && last.kind === "fact" && last.name.startsWith("#") ? last.name.slice(1) : null;
    const heading =
      typed === null ? words : words.slice(0, -1).map((word) => (typeof word === "string" ? word.trimEnd() : word));
    const wanted = typed ?? slugOf(plainWords(heading));
    const count = (this.counts.get(wanted) ?? 0) + 1;
    this.counts.set(wanted, count);
    return { id: count === 1 ? wanted : `${wanted}-${count}`, heading };
  }
}

const tooLong = (count: number, what: string, most: number): ReadText => ({
  lead: [],
  sections: [],
  problems: [{ line: 1, message: `The text has ${count} ${what}. Please use at most ${most}.` }],
});

/** Reads a text of at most {@link MAX_TEXT_LENGTH}. A longer one is not read, and that is its problem. */
export function readText(source: string, facts: TextFacts): ReadText {
  if (source.length > MAX_TEXT_LENGTH) return tooLong(source.length, "characters", MAX_TEXT_LENGTH);
  const lines = source.split("\n").length - 1;
  if (lines > MAX_LINES) return tooLong(lines, "lines", MAX_LINES);
  const reader = new Reader(markdown.parse(source, {}), facts.pictures ?? []);
  const placed = reader.blocks();
  const problems = [...problemsOfLines(source, facts), ...reader.problems];
  const anchors = new Anchors();
  const sections: { id: string; line: number; heading: Words; blocks: Block[] }[] = [];
  const lead: Placed[] = [];
  for (const one of placed) {
    const { line, level, block } = one;
    if (level === 1) problems.push({ line, message: "The page has its own title. Begin each section with ##." });
    if (block.kind === "heading" && level < 3) sections.push({ line, ...anchors.of(block.words), blocks: [] });
    else if (sections.length === 0) lead.push(one);
    else sections.at(-1)?.blocks.push(block);
  }
  const [first, second] = lead;
  if (first && first.block.kind !== "paragraph") problems.push({ line: first.line, message: LEAD });
  else if (second) problems.push({ line: second.line, message: LEAD });
  return {
    lead: first?.block.kind === "paragraph" ? first.block.words : [],
    sections,
    problems: problems.sort((one, other) => one.line - other.line).slice(0, MAX_PROBLEMS),
  };
}

const LEAD = "Before the first section, a page has one paragraph. Begin each section with ##.";
