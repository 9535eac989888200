import { heightsWords } from "~/trade/making/height-words";
import { inchWords } from "~/trade/making/hinge-words";
import { givenHeights } from "~/trade/making/hinges";
import { fixingWords } from "~/trade/measure/fixing";
import { handleDistanceWords, handleName, readHandle } from "~/trade/measure/handle";
import { mmNumber } from "~/trade/measure/millimeters";
import { DEFAULT_BORING, type Door, type HingeSide, type Piece, type PieceDetail } from "~/trade/measure/piece";
import { describeOpening } from "~/trade/openings/opening-words";

type AnyPiece = Piece & Partial<Door>;

interface DetailWords {
  /** The heading of its column in a table for spreadsheets, which the cut list import reads. */
  readonly column: string;
  readonly says: (piece: AnyPiece) => string;
}

const HINGED: Readonly<Record<HingeSide, string>> = {
  left: "Hinged left",
  right: "Hinged right",
  pair: "Pair, hinged left and right",
  top: "Hinged at the top",
  none: "No hinges",
};

/** How a door is bored; empty for one that is not. The usual distance is not mentioned. */
function boringText({ preBored, boring = DEFAULT_BORING }: AnyPiece): string {
  if (boring === DEFAULT_BORING) return preBored ? "Pre-bored" : "";
  return preBored ? `Pre-bored, ${boring} mm from the edge` : `Boring distance ${boring} mm`;
}

const cupsSaid = (piece: AnyPiece): string => (piece.cups ? `Cups at ${heightsWords(givenHeights(piece))}` : "");

const GRAIN_SAID = { upright: "Grain upright", across: "Grain across", matched: "Grain matched" } as const;

function handleSaid({ handle }: AnyPiece): string {
  const read = handle ? readHandle(handle) : null;
  if (!read) return "";
  const distances = handleDistanceWords(read);
  return `Handle holes: ${handleName(read)}${distances && `, ${distances}`}, ${mmNumber(read.diameter)} mm wide`;
}

export const DETAIL_WORDS: Readonly<Record<PieceDetail, DetailWords>> = {
  hinge: { column: "Hinge", says: ({ hinge }) => (hinge ? HINGED[hinge] : "") },
  boring: { column: "Boring (mm)", says: boringText },
  hingesFrom: { column: "Measured from", says: () => "" },
  cups: { column: "Cups", says: cupsSaid },
  fixing: { column: "Fixing", says: ({ fixing }) => (fixing ? fixingWords(fixing) : "") },
  grain: { column: "Grain", says: ({ grain }) => (grain ? GRAIN_SAID[grain] : "") },
  centerRail: {
    column: "Center rail",
    says: ({ centerRail }) => (centerRail ? `Center rail at ${inchWords(centerRail)} from the bottom` : ""),
  },
  glass: { column: "Frame for glass", says: ({ glass }) => (glass ? "Frame for glass (glass not included)" : "") },
  handle: { column: "Handle holes", says: handleSaid },
  note: { column: "Note", says: ({ note }) => note ?? "" },
  opening: { column: "Opening", says: ({ opening }) => (opening ? (describeOpening(opening) ?? "") : "") },
};

/** What a list shows about a piece besides its size and location, one line each, without what `except` names. */
export function pieceDetails(piece: Piece | Door, except: readonly PieceDetail[] = []): string[] {
  return (Object.keys(DETAIL_WORDS) as PieceDetail[])
    .filter((name) => !except.includes(name))
    .map((name) => DETAIL_WORDS[name].says(piece))
    .filter((text) => text !== "");
}
