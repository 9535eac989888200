import type { OrderLine } from "~/ordering/orders/order";
import { MAX_SAMPLES } from "~/trade/catalog/sample-door";
import { MAX_PIECES, PIECE_LISTS, type Piece, type PieceList, quantityOf } from "~/trade/measure/piece";

export interface PieceChoice {
  readonly isChosen: boolean;
  readonly quantity: string;
}

export type PieceChoices = Readonly<Record<string, PieceChoice>>;

/** Enough for the longest order: two fields for each row. */
export const CHOICE_LIMITS = { bytes: 1024 * 1024, size: { fields: 25_000, index: 0 } };

export const CHOSEN = "chosen";

/** The button that ticks every piece, or none. */
export const TICK = "tick";
export const TICK_ALL = "all";
export const TICK_NONE = "none";

export const pieceKey = (line: number, list: PieceList, index: number): string => `${line}-${list}-${index}`;

export const reorderQuantityName = (key: string): string => `quantity-${key}`;

function piecesIn(lines: readonly OrderLine[]): readonly { readonly key: string; readonly piece: Piece }[] {
  return lines.flatMap((line, at) =>
    PIECE_LISTS.flatMap((list) => line[list].map((piece, index) => ({ key: pieceKey(at, list, index), piece }))),
  );
}

/** Nothing is ordered again until the customer ticks it; then as often as before. */
export function noPiece(lines: readonly OrderLine[]): PieceChoices {
  return Object.fromEntries(
    piecesIn(lines).map(({ key, piece }) => [key, { isChosen: false, quantity: String(quantityOf(piece)) }]),
  );
}

export const tickedAll = (choices: PieceChoices, isChosen: boolean): PieceChoices =>
  Object.fromEntries(Object.entries(choices).map(([key, choice]) => [key, { ...choice, isChosen }]));

export const areAllTicked = (choices: PieceChoices): boolean =>
  Object.values(choices).every(({ isChosen }) => isChosen);

/** Reads the choices of a posted form, exactly as typed; its button ticks all pieces or none. */
export function readChoices(form: URLSearchParams, lines: readonly OrderLine[]): PieceChoices {
  const chosen = new Set(form.getAll(CHOSEN));
  const typed = Object.fromEntries(
    piecesIn(lines).map(({ key }) => [
      key,
      { isChosen: chosen.has(key), quantity: form.get(reorderQuantityName(key)) ?? "" },
    ]),
  );
  const pressed = form.get(TICK);
  return pressed === TICK_ALL || pressed === TICK_NONE ? tickedAll(typed, pressed === TICK_ALL) : typed;
}

/** The most of one piece: samples are limited. */
const mostOf = ({ sample }: OrderLine): number => (sample ? MAX_SAMPLES : MAX_PIECES);

function readQuantity(typed: string, most: number): number | null {
  const count = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return count >= 1 && count <= most ? count : null;
}

/** The chosen pieces, and for each quantity that cannot be ordered the most that can, by the key of its piece. */
interface ChosenLines {
  readonly lines: readonly OrderLine[];
  readonly refused: Readonly<Record<string, number>>;
}

/** The lines that are ordered again. A line without a chosen piece is left out. */
export function chosenLines(lines: readonly OrderLine[], choices: PieceChoices): ChosenLines {
  const refused: Record<string, number> = {};
  const chosen = lines.map((line, at) => {
    const lists = PIECE_LISTS.map((list) => {
      const pieces = line[list].flatMap((piece, index) => {
        const key = pieceKey(at, list, index);
        const { isChosen, quantity: typed } = choices[key] ?? { isChosen: false, quantity: "" };
        if (!isChosen) return [];
        const count = readQuantity(typed, mostOf(line));
        if (count === null) refused[key] = mostOf(line);
        const { quantity: _before, ...rest } = piece;
        return [{ ...rest, ...(count !== null && count > 1 && { quantity: count }) }];
      });
      return [list, pieces] as const;
    });
    return { ...line, ...Object.fromEntries(lists) } as OrderLine;
  });
  return { lines: chosen.filter((line) => PIECE_LISTS.some((list) => line[list].length > 0)), refused };
}
