import { deflated, type Section } from "./gzip.server";
import { withoutMarks } from "./own-scripts.server";

/** A stretch of a document's HTML as it is sent, and the texts of its own inline scripts. */
export interface Piece extends Section {
  readonly scripts: readonly string[];
}

/**
 * A stretch of HTML that one document was rendered with.
 *
 * @param rendered with the marks of its inline scripts
 */
export function pieceOf(rendered: string): Piece {
  const { html, scripts } = withoutMarks(rendered);
  return { plain: Buffer.from(html), scripts };
}

/** A stretch of HTML that many documents hold; see {@link pieceOf}. */
export function sharedPieceOf(rendered: string): Piece {
  const piece = pieceOf(rendered);
  return { ...piece, blocks: deflated(piece.plain) };
}
