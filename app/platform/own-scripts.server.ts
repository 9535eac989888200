import { randomUUID } from "node:crypto";

/**
 * Marks the inline scripts of Remix and of the shop while a page is rendered: what stands in a page's content cannot
 * know it, and it never leaves the process.
 */
export const SCRIPT_MARK = randomUUID();

const MARKED = ` nonce="${SCRIPT_MARK}"`;
const END = "</script>";

/** A document as it is sent, and the texts of the inline scripts that were put there on purpose. */
interface MarkedDocument {
  readonly html: string;
  readonly scripts: readonly string[];
}

/** Takes the marks out of a document. */
export function withoutMarks(rendered: string): MarkedDocument {
  const [first = "", ...rest] = rendered.split(MARKED);
  const scripts = rest.map((part) => part.slice(part.indexOf(">") + 1, part.indexOf(END)));
  return { html: first + rest.join(""), scripts };
}
