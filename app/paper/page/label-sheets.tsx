import type { Cart } from "~/lines/cart";
import { formatSize } from "~/measure/measure";
import { labelCodeText, sheetsOf } from "~/paper/label";
import { type SinglePiece, singlePieces } from "~/paper/style-groups";
import { QrCode } from "~/ui/kit/qr-code";
import { singleHinge, singlePieceName } from "./single-piece-words";

interface LabelSheetsProps {
  readonly cart: Cart;
  readonly job: string;
  /** The first free label of the first sheet, counted from 1. */
  readonly first: number;
  /** The sheets to show, counted from 0; by default, all of them. */
  readonly wanted?: { readonly from: number; readonly to: number };
}

/** A label for every single piece of a cart, on sheets of Avery 5160. */
export function LabelSheets({ cart, job, first, wanted = { from: 0, to: Infinity } }: LabelSheetsProps) {
  const sheets = sheetsOf(singlePieces(cart), first).slice(wanted.from, wanted.to);
  return sheets.map((places, sheet) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is identified by its place
    <ol key={sheet} aria-label={`Sheet ${wanted.from + sheet + 1}`} className="label-sheet bg-white text-black">
      {places.map((single, place) =>
        single ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a label is identified by its place
          <Label key={place} single={single} job={job} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: used places are alike
          <li key={place} aria-hidden="true" className="label-used" />
        ),
      )}
    </ol>
  ));
}

function Label({ single, job }: { readonly single: SinglePiece; readonly job: string }) {
  const name = singlePieceName(single);
  const { width, height, location } = single.piece;
  return (
    <li className="label">
      <div className="label-text">
        <p className="label-location">{location || name}</p>
        <p className="label-size">{formatSize(width, height)}</p>
        {[name, singleHinge(single), [single.style, job].filter(Boolean).join(" · ")].filter(Boolean).map((line) => (
          <p key={line} className="label-line">
            {line}
          </p>
        ))}
      </div>
      <QrCode text={labelCodeText(single, name, job)} className="label-code" />
    </li>
  );
}
