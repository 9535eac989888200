import type { ReactNode, SelectHTMLAttributes } from "react";
import type { Cart } from "~/configurator/lines/cart";
import { fieldLook } from "~/house/ui/kit/field-look";
import { QrCode, ScannedCode } from "~/house/ui/kit/qr-code";
import type { ClaimMark } from "~/ordering/orders/remade-words";
import { scannedAddress, typedAddress } from "~/ordering/passports/passport-code";
import { type PassportCodes, rowKey } from "~/ordering/passports/passport-piece";
import { formatSize } from "~/trade/measure/measure";
import { shortCups } from "../boring-words";
import { shortRun } from "../grain-runs";
import { LABELS_PER_SHEET, labelCodeText, sheetsOf } from "../label";
import { type SinglePiece, shortHinge, singleHinge, singlePieceName, singlePieces } from "../style-groups";

/** What labels are printed for: the pieces of a cart, or those of an order. */
export interface LabeledPieces {
  readonly cart: Cart;
  readonly job: string;
  /** The number and revision of the order: `HV-1042 rev. 2`; empty before there is one. */
  readonly order?: string;
  readonly passports?: { readonly codes: PassportCodes; readonly origin: string };
  readonly marks?: readonly ClaimMark[];
}

interface LabelSheetsProps {
  /** Several orders share sheets: each begins where the one before it ends. */
  readonly of: readonly LabeledPieces[];
  readonly first: number;
  /** The sheets to show, counted from 0; by default, all of them. */
  readonly wanted?: { readonly from: number; readonly to: number };
}

const EVERY_SHEET = { from: 0, to: Infinity } as const;

export function LabelSheets({ of, first, wanted = EVERY_SHEET }: LabelSheetsProps) {
  const labels = of.flatMap((labeled) => singlePieces(labeled.cart).map((single) => ({ single, labeled })));
  const sheets = sheetsOf(labels, first).slice(wanted.from, wanted.to);
  return sheets.map((places, sheet) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is identified by its place
    <ol key={sheet} aria-label={`Sheet ${wanted.from + sheet + 1}`} className="label-sheet bg-white text-black">
      {places.map((label, place) =>
        label ? (
          <Label
            // biome-ignore lint/suspicious/noArrayIndexKey: a label is identified by its place
            key={place}
            single={label.single}
            job={label.labeled.job}
            order={label.labeled.order ?? ""}
            was={wasOf(label.single, label.labeled)}
            address={addressOf(label.single, label.labeled.passports)}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: used places are alike
          <li key={place} aria-hidden="true" className="label-used" />
        ),
      )}
    </ol>
  ));
}

const wasOf = ({ lineId, list, row }: SinglePiece, { marks = [] }: LabeledPieces) =>
  marks.find((mark) => String(mark.line) === lineId && mark.list === list && mark.index === row)?.text ?? "";

/** The addresses of a piece's page, for a phone and for a person; `null` for a piece without a code. */
function addressOf({ lineId, list, row, nth }: SinglePiece, passports: LabeledPieces["passports"]) {
  const code = passports?.codes[rowKey({ line: Number(lineId), list, row })]?.[nth - 1];
  if (!passports || !code) return null;
  return { scanned: scannedAddress(passports.origin, code), typed: typedAddress(passports.origin, code) };
}

interface LabelProps {
  readonly single: SinglePiece;
  readonly job: string;
  readonly order: string;
  readonly was: string;
  readonly address: ReturnType<typeof addressOf>;
}

/** A label. The code on it leads to the piece's page; before a piece is ordered, it says what the label says. */
function Label({ single, job, order, was, address }: LabelProps) {
  const name = singlePieceName(single);
  const { width, height, location } = single.piece;
  const run = single.run ? shortRun(single.run) : "";
  const cups = shortCups(single.piece, single.specification);
  // The address takes the place of a line, and given cups or a correction that of style and job. Only a long job may be
  // cut off.
  const rest = cups || was ? [was] : [single.style, job];
  const source = (place: string) => [order, place, ...rest].filter(Boolean).join(" · ");
  const hinge = shortHinge(single);
  const lines = address
    ? [[name, hinge || run].filter(Boolean).join(" · "), source(hinge ? run : "")]
    : [name, singleHinge(single), source(run)];
  return (
    <li className="label">
      <div className="label-text">
        <p className="label-location">{location || name}</p>
        <p className="label-size">{formatSize(width, height)}</p>
        {lines.filter(Boolean).map((line) => (
          <p key={line} className="label-line">
            {line}
          </p>
        ))}
        {cups && <p className="label-cups">{cups}</p>}
        {address && <TypedAddress address={address.typed} />}
      </div>
      {address ? (
        <ScannedCode text={address.scanned} className="label-scanned" />
      ) : (
        <QrCode text={labelCodeText(single, name, job)} className="label-code" />
      )}
    </li>
  );
}

/** An address that may be broken after each slash and hyphen, and nowhere else. */
function TypedAddress({ address }: { readonly address: string }) {
  return (
    <p className="label-address">
      {address.split(/(?<=[/-])/).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their order
        <span key={at}>
          {part}
          <wbr />
        </span>
      ))}
    </p>
  );
}

const PLACES = Array.from({ length: LABELS_PER_SHEET }, (_, n) => n + 1);

interface FirstLabelProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly id: string;
}

export function FirstLabel({ id, ...select }: FirstLabelProps) {
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        First free label
      </label>
      <select {...select} id={id} aria-describedby={`${id}-hint`} className={fieldLook(false, "figures")}>
        {PLACES.map((place) => (
          <option key={place} value={place}>
            {place}
          </option>
        ))}
      </select>
    </div>
  );
}

export const LABEL_HINT =
  "For a sheet that has been used before, count its labels row by row from the top left. Print at 100 %, on Letter paper, without “Fit to page”.";

export function SheetsShown({ children }: { readonly children: ReactNode }) {
  return (
    <section
      aria-label="Label sheets"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto pb-12 print:overflow-visible print:p-0"
    >
      <div className="mx-auto w-fit space-y-6 px-5 print:m-0 print:block print:space-y-0 print:p-0">{children}</div>
    </section>
  );
}
