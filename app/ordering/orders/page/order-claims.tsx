import type { ReactNode } from "react";
import { UNSHIPPED } from "~/house/capacity/order-state";
import { CLAIM_DAYS } from "~/house/promises/fixed-promises";
import { momentText } from "~/house/ui/kit/moment-text";
import { Notice } from "~/house/ui/kit/notice";
import {
  type Claim,
  type ClaimPhotograph,
  type ClaimState,
  type ClaimWindow,
  claimedPieceText,
  MAX_CLAIMS,
} from "../claims";
import type { Order } from "../order";
import { OrderPageSection } from "./order-section";
import { ReachUs } from "./reach-us";

export interface OrderClaimsShown {
  readonly window: ClaimWindow;
  /** The oldest first; `null` if they could not be loaded. */
  readonly made: readonly Claim[] | null;
}

interface OrderClaimsProps {
  readonly order: Order;
  readonly link: string;
  readonly claims: OrderClaimsShown;
}

export function OrderClaims({ order, link, claims: { window, made } }: OrderClaimsProps) {
  if (window.status === "never" || UNSHIPPED.includes(order.state)) return null;
  return (
    <OrderPageSection id="claims" heading="claims-heading" title="Damage or a wrong size" className="print:hidden">
      {made === null && (
        <Notice tone="error" className="mt-4">
          <p>Your claims could not be loaded. Please open this page again a little later.</p>
        </Notice>
      )}
      {made && made.length > 0 && <ClaimList order={order} claims={made} photographs={`/orders/${link}/photographs`} />}
      {window.status === "open" && (made?.length ?? 0) < MAX_CLAIMS ? (
        <>
          <p className="mt-4">
            Look at every piece before it is finished, bored or hung. Until{" "}
            <time dateTime={window.until}>{momentText(window.until)}</time>, {CLAIM_DAYS} days after delivery, you can
            report here what is not right, with photographs.
          </p>
          <p className="mt-4">
            <a href={`/orders/${link}/claim`} className="button border-stone-500 hover:bg-linen">
              Report a problem
            </a>
          </p>
        </>
      ) : (
        <p className="mt-2">
          <ClaimAlternatives window={window} />
        </p>
      )}
    </OrderPageSection>
  );
}

export function ClaimAlternatives({ window }: { readonly window: ClaimWindow }) {
  if (window.status === "early") {
    return (
      <>
        Once your order is delivered, you have {CLAIM_DAYS} days to report here what is not right, with photographs.
        Until then, write us a message.
      </>
    );
  }
  if (window.status === "over") {
    return (
      <>
        Damage and wrong sizes could be reported here until{" "}
        <time dateTime={window.until}>{momentText(window.until)}</time>. For a fault under the warranty that shows
        later, write us a message, or <ReachUs />.
      </>
    );
  }
  return (
    <>
      No more claims can be made here for this order. For anything else, write us a message, or <ReachUs />.
    </>
  );
}

const STATES: Readonly<Record<ClaimState, string>> = {
  open: "Waiting for an answer",
  answered: "Answered",
  settled: "Settled",
};

const THUMB_HEIGHT = 160;

interface ClaimListProps {
  readonly order: Pick<Order, "lines">;
  readonly claims: readonly Claim[];
  readonly photographs: string;
  readonly more?: (claim: Claim) => ReactNode;
}

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
