import type { ReactNode } from "react";
import { momentText } from "~/house/ui/kit/moment-text";
import type { Claim, ClaimPhotograph, ClaimState } from "../claims";
import { claimedPieceText } from "../claims";
import type { Order } from "../order";

const STATES: Readonly<Record<ClaimState, string>> = {
  open: "Waiting for an answer",
  answered: "Answered",
  settled: "Settled",
};

/** The height of a photograph on the page, in pixels; a link opens the whole photograph. */
const THUMB_HEIGHT = 160;

interface ClaimListProps {
  readonly order: Pick<Order, "lines">;
  /** The oldest first. */
  readonly claims: readonly Claim[];
  /** The path that the photographs' addresses begin with; each photograph's id follows. */
  readonly photographs: string;
  /** Anything else to show below a claim. */
  readonly more?: (claim: Claim) => ReactNode;
}

/** The claims about an order, with their photographs and the shop's answers. */
export function ClaimList({ order, claims, photographs, more }: ClaimListProps) {
  return (
    <ol className="mt-4 space-y-4">
      {claims.map((claim, index) => (
        <li key={claim.id} className="border-t border-stone-300 pt-4">
          <h3 className="text-xl">
            Claim {index + 1}: {STATES[claim.state]}
          </h3>
          <p className="text-sm text-stone-700">
            <time dateTime={claim.at}>{momentText(claim.at)}</time>
          </p>
          <p className="mt-2 wrap-anywhere whitespace-pre-line">{claim.text}</p>
          <ClaimedPieces order={order} pieces={claim.pieces} />
          <Photographs photographs={claim.photographs} folder={photographs} claim={index + 1} />
          <Answers answers={claim.answers} />
          {more?.(claim)}
        </li>
      ))}
    </ol>
  );
}

function ClaimedPieces({ order, pieces }: Pick<ClaimListProps, "order"> & Pick<Claim, "pieces">) {
  if (pieces.length === 0) return null;
  return (
    <ul className="mt-2 list-disc pl-5 text-sm">
      {pieces.map((piece) => (
        <li key={`${piece.line} ${piece.list} ${piece.index}`} className="wrap-anywhere">
          {claimedPieceText(order, piece)}
        </li>
      ))}
    </ul>
  );
}

interface PhotographsProps {
  readonly photographs: readonly ClaimPhotograph[];
  readonly folder: string;
  readonly claim: number;
}

function Photographs({ photographs, folder, claim }: PhotographsProps) {
  if (photographs.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-3">
      {photographs.map(({ id, width, height }, index) => (
        <li key={id}>
          <a href={`${folder}/${id}`}>
            <img
              src={`${folder}/${id}`}
              alt={`Photograph ${index + 1} of claim ${claim}, as the customer sent it`}
              width={Math.max(1, Math.round((THUMB_HEIGHT * width) / height))}
              height={THUMB_HEIGHT}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Answers({ answers }: Pick<Claim, "answers">) {
  return answers.map(({ at, state, text, remake }) => (
    <div key={`${at} ${state} ${text}`} className="mt-4 border-l-4 border-oak pl-4">
      <p className="text-sm text-stone-700">
        The shop{state === "settled" && ", settled"}, <time dateTime={at}>{momentText(at)}</time>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      {remake?.isCanceled && <p>Order {remake.number} was canceled.</p>}
    </div>
  ));
}
