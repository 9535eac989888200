import { DAY_MS, type EpochMs } from "~/base/time/time";
import { pieceName } from "~/configurator/lines/piece-words";
import { CLAIM_DAYS } from "~/house/promises/fixed-promises";
import { finishedTitle } from "~/trade/catalog/finish";
import { formatSize } from "~/trade/measure/measure";
import { PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import type { Order } from "./order";

/** The longest text of a claim or of an answer to it, in UTF-16 code units. */
export const MAX_CLAIM_LENGTH = 2000;

export const MAX_CLAIMS = 5;

export const MAX_CLAIM_PHOTOGRAPHS = 4;

export const MAX_CLAIM_PIECES = 200;

export const MAX_CLAIM_ANSWERS = 50;

/** A settled claim is closed, and another answer may reopen it. */
export type ClaimState = "open" | "answered" | "settled";

/** Identifies a piece of an order by its line and its index in one of the line's lists, both from 0. */
export interface ClaimedPiece {
  readonly line: number;
  readonly list: PieceList;
  readonly index: number;
}

export interface ClaimPhotograph {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

export interface ClaimAnswer {
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly state: Exclude<ClaimState, "open">;
  readonly text: string;
  /** The remake that it promises; once that is canceled, the answer no longer counts. */
  readonly remake?: { readonly number: string; readonly isCanceled: boolean };
}

export interface Claim {
  /** See {@link isClaimId}. */
  readonly id: string;
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly state: ClaimState;
  readonly text: string;
  readonly pieces: readonly ClaimedPiece[];
  readonly photographs: readonly ClaimPhotograph[];
  readonly answers: readonly ClaimAnswer[];
}

export interface ClaimRequest extends Pick<Claim, "text" | "pieces"> {
  /** Made once for each claim, so that sending it again does not create another: 128 random bits, `isOrderKey`. */
  readonly key: string;
}

export type ClaimWindow =
  | { readonly status: "early" | "never" }
  /** The moment at which the period ends or ended; ISO 8601, in UTC. */
  | { readonly status: "open" | "over"; readonly until: string };

/**
 * Whether a claim about an order can be made. The days count from the time the order was marked as delivered, or if it
 * never was, from the time it was finished.
 */
export function claimWindow({ state, events }: Pick<Order, "state" | "events">, now: EpochMs): ClaimWindow {
  if (state === "cancelled") return { status: "never" };
  if (state !== "delivered" && state !== "finished") return { status: "early" };
  const arrival =
    events.findLast((event) => event.state === "delivered") ?? events.findLast((event) => event.state === state);
  if (!arrival) return { status: "early" };
  const end = Date.parse(arrival.at) + CLAIM_DAYS * DAY_MS;
  return { status: now < end ? "open" : "over", until: new Date(end).toISOString() };
}

export function isClaimId(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

export function hasPiece({ lines }: Pick<Order, "lines">, { line, list, index }: ClaimedPiece): boolean {
  return lines[line]?.[list][index] !== undefined;
}

export function claimablePieces({ lines }: Pick<Order, "lines">): readonly ClaimedPiece[] {
  return lines.flatMap((configuration, line) =>
    PIECE_LISTS.flatMap((list) => configuration[list].map((_piece, index) => ({ line, list, index }))),
  );
}

export function claimedPieceText({ lines }: Pick<Order, "lines">, { line, list, index }: ClaimedPiece): string {
  const configuration = lines[line];
  const piece = configuration?.[list][index];
  if (!configuration || !piece) return pieceName(list, index);
  const style = lines.length > 1 ? `${finishedTitle(configuration)}, ` : "";
  const size = formatSize(piece.width, piece.height);
  return `${style}${pieceName(list, index)}, ${size}${piece.location && `, ${piece.location}`}`;
}
