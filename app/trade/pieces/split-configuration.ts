import { type Configuration, type Door, MAX_PIECES, PIECE_LISTS, type Piece, quantityOf } from "~/trade/measure/piece";

/** A pair is never split between lines: an odd place at the end of a line stays empty. */
const roomFor = (piece: Piece | Door, room: number) =>
  "hinge" in piece && piece.hinge === "pair" ? room - (room % 2) : room;

/** Cuts one list into runs of at most {@link MAX_PIECES} pieces; a row that does not fit is split in two. */
function runsOf<P extends Piece>(pieces: readonly P[]): P[][] {
  const runs: P[][] = [];
  let room = 0;
  for (const piece of pieces) {
    let left = quantityOf(piece);
    while (left > 0) {
      if (roomFor(piece, room) === 0) {
        runs.push([]);
        room = MAX_PIECES;
      }
      const taken = Math.min(left, roomFor(piece, room));
      runs.at(-1)?.push(taken === 1 && piece.quantity === undefined ? piece : { ...piece, quantity: taken });
      left -= taken;
      room -= taken;
    }
  }
  return runs;
}

export function splitConfiguration(configuration: Configuration): Configuration[] {
  const runs = {
    doors: runsOf(configuration.doors),
    drawers: runsOf(configuration.drawers),
    panels: runsOf(configuration.panels),
    fillers: runsOf(configuration.fillers),
  };
  const lines = Math.max(...PIECE_LISTS.map((list) => runs[list].length));
  return Array.from({ length: lines }, (_, line) => ({
    doors: runs.doors[line] ?? [],
    drawers: runs.drawers[line] ?? [],
    panels: runs.panels[line] ?? [],
    fillers: runs.fillers[line] ?? [],
  }));
}
