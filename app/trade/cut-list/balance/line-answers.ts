/**
 * What a line outside of the columns is: pieces to be added, or to be corrected if it has no sizes; a note, a name or a
 * total; or a heading that counts each piece below it several times.
 */
export const LINE_ANSWERS = ["piece", "note", "times"] as const;

export type LineAnswer = (typeof LINE_ANSWERS)[number];
