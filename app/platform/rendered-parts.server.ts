import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { type Piece, pieceOf, sharedPieceOf } from "./document-pieces.server";

const MAX_BYTES = 4 * 1024 * 1024;
const MAX_PART_BYTES = 256 * 1024;

/** From here on a part is kept as bytes, in characters: below, joining costs more than encoding and compressing. */
const LARGE = 4096;

const MARK = randomUUID();
const ATTRIBUTE = "data-part";
const MARKED = new RegExp(` ${ATTRIBUTE}="${MARK}(\\d+)"`);
const PLACES = new RegExp(`(${MARK}\\d+)`, "g");

/** A part that was rendered before: what React is to write, and what then stands in its place. */
interface KnownPart {
  readonly text: string;
  readonly piece?: Piece;
}

/** What stands inside the element whose opening tag has its last attribute at a place in the HTML. */
function contentAt(html: string, place: number): string {
  const tag = /^<([a-z][a-z0-9]*)/.exec(html.slice(html.lastIndexOf("<", place)))?.[1];
  const start = html.indexOf(">", place) + 1;
  const tags = new RegExp(`<(/?)${tag}(?=[\\s/>])`, "g");
  tags.lastIndex = start;
  let depth = 1;
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    depth += found[1] ? -1 : 1;
    if (depth === 0) return html.slice(start, found.index);
  }
  throw new Error(`<${tag}> has no end`);
}

/** A string that does not hold on to the page that it was cut out of. */
const apart = (text: string) => Buffer.from(text).toString();

/** The parts that one page is rendered with. */
interface PagePartsOptions {
  /** Names of parts that are rendered each time, because this answer shows there what others do not. */
  readonly except: readonly string[];
  /** Whether nothing in the page is of one visitor alone, so that its parts may be kept for all. */
  readonly keeps: boolean;
}

/**
 * Markup of parts of pages that are the same for everybody, by everything that it depends on. What is kept comes from
 * pages without a session alone: no visitor's own data can be in it, whatever a part says of itself.
 */
export class RenderedPartsStore {
  readonly #known = new LRUCache<string, KnownPart>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_PART_BYTES,
    sizeCalculation: ({ text, piece }, name) =>
      2 * (text.length + name.length) + (piece ? piece.plain.byteLength + (piece.blocks?.byteLength ?? 0) : 0),
  });
  #count = 0;

  #keep(name: string, html: string): void {
    // What would not be kept for its size is not compressed first, which takes long where the catalogue is.
    if (html.includes(MARK) || 2 * name.length + html.length > MAX_PART_BYTES) return;
    this.#count += 1;
    const isLarge = html.length >= LARGE;
    this.#known.set(name, isLarge ? { text: MARK + this.#count, piece: sharedPieceOf(html) } : { text: apart(html) });
  }

  /** What a page is rendered with, and what makes pieces of it afterwards. */
  forPage({ keeps, except }: PagePartsOptions) {
    const names: string[] = [];
    const used = new Map<string, Piece>();

    /** The text of a part, with that of known ones in it; scripts of those are known by their pieces alone. */
    const whole = (html: string) =>
      html.replace(PLACES, (place) => {
        const piece = used.get(place);
        return piece?.scripts.length === 0 ? String(piece.plain) : place;
      });

    /** Keeps the parts that were rendered anew, and takes their marks out of the page. */
    const settled = (rendered: string) => {
      const places = new Map<string, number>();
      let html = rendered;
      for (let found = MARKED.exec(html); found; found = MARKED.exec(html)) {
        places.set(names[Number(found[1])] ?? "", found.index);
        html = html.slice(0, found.index) + html.slice(found.index + found[0].length);
      }
      for (const [name, place] of places) this.#keep(name, whole(contentAt(html, place)));
      return html;
    };

    const find = (part: string) => {
      const known = this.#known.get(part);
      if (known?.piece) used.set(known.text, known.piece);
      return known?.text;
    };

    const mark = (name: string) => (keeps ? { [ATTRIBUTE]: `${MARK}${names.push(name) - 1}` } : {});

    return {
      of: (part: readonly [name: string, ...of: unknown[]] | false | undefined) => {
        if (!part || except.includes(part[0])) return undefined;
        const name = JSON.stringify(part);
        const html = find(name);
        return html === undefined ? { mark: mark(name) } : { html };
      },
      text: (text: string) => {
        if (text.length < LARGE) return text;
        const name = `text ${text}`;
        if (keeps && !this.#known.has(name)) this.#keep(name, text);
        return find(name) ?? text;
      },
      piecesOf: (rendered: string): Piece[] => {
        const html = names.length === 0 ? rendered : settled(rendered);
        if (used.size === 0) return [pieceOf(html)];
        return html.split(PLACES).map((text) => used.get(text) ?? pieceOf(text));
      },
    };
  }
}
