import { PIECE_NAMES } from "~/configurator/lines/piece-words";
import { inchWords } from "~/trade/making/hinge-words";
import { PIECE_LISTS } from "~/trade/measure/piece";
import type { CutPiece, MaterialCuts } from "../work-order";
import type { StyleSheet } from "../work-pages";
import { catalogHold, edgeWords, type OrderHead, orderWords, stockWords } from "../work-words";
import { SheetRun } from "./paper-headings";
import { TickBoxes, WorkTable } from "./paper-table";
import { SizeDrawings } from "./size-drawings";
import { WorkPieces } from "./work-pieces";

interface StyleWorkSheetProps {
  readonly sheet: StyleSheet;
  readonly order: OrderHead;
  /** Which part of its order it is in, on a page of several whole orders; absent on a page of one. */
  readonly part?: number;
}

/** Empty for the first part. */
export const partWords = (part: number): string => (part > 1 ? `Part ${part}` : "");

export function StyleWorkSheet({ sheet, order, part }: StyleWorkSheetProps) {
  const { group, label, name, stops, materials, notes, pieces, sizes, undrawn } = sheet;
  const { title, specification } = group;
  const words = part === undefined ? "" : partWords(part);
  const region = part === undefined ? label : [label, order.number, words].filter(Boolean).join(", ");
  const prefix = part === undefined ? "" : `${order.number}-${part}-`;
  const hold = [catalogHold(group), stops].filter(Boolean).join(" ");
  const facts = specification
    ? [
        ["Construction", specification.construction],
        ["Material", specification.material],
        ["Finish", specification.finish],
        ["Edge", edgeWords(specification)],
      ]
    : [];
  return (
    <SheetRun head={[orderWords(order), label, words].filter(Boolean).join(" · ")}>
      <h2 className="text-2xl">{label}</h2>
      {hold && <p className="my-2 border-2 border-black px-3 py-2 text-lg font-semibold">{hold}</p>}
      <dl className="mb-3 break-after-avoid gap-x-8 sm:flex sm:flex-wrap">
        {facts
          .filter(([, text]) => text !== "")
          .map(([term, text]) => (
            <div key={term}>
              <dt className="inline text-stone-600">{term}: </dt>
              <dd className="inline font-semibold">{text}</dd>
            </div>
          ))}
      </dl>
      {materials.map((cuts) => (
        <Cuts key={`${cuts.material} ${cuts.thickness}`} cuts={cuts} style={title} label={region} />
      ))}
      {notes.map(({ text, of }) => (
        <p key={text} className="mb-2 max-w-[46em] break-inside-avoid">
          {of && <strong>{of}: </strong>}
          {text}
        </p>
      ))}
      <WorkPieces pieces={pieces} specification={specification} label={region} marks={order.marks ?? []} />
      <SizeDrawings name={`${prefix}${name}`} sizes={sizes} undrawn={undrawn} specification={specification} />
    </SheetRun>
  );
}

interface CutsProps {
  readonly cuts: MaterialCuts;
  readonly style: string;
  readonly label: string;
}

function Cuts({ cuts, style, label }: CutsProps) {
  const stock = stockWords(cuts, style);
  return (
    <WorkTable label={`Saw from ${stock}, ${label}`} columns={<CutColumns stock={stock} />}>
      {cuts.lines.map(({ name, length, width, count, pieces }) => (
        <tr key={`${name} ${length} ${width}`}>
          <th scope="row" className="font-normal">
            {name}
          </th>
          <td className="text-right font-semibold">{count}</td>
          <td className="text-right font-semibold whitespace-nowrap">{inchWords(length)}</td>
          <td className="text-right font-semibold whitespace-nowrap">{inchWords(width)}</td>
          <td className="w-1/2 min-w-60">
            <PartBoxes pieces={pieces} />
          </td>
        </tr>
      ))}
    </WorkTable>
  );
}

function CutColumns({ stock }: { readonly stock: string }) {
  return (
    <>
      <th scope="col" className="min-w-28">
        Saw from {stock}
      </th>
      <th scope="col" className="text-right">
        Qty
      </th>
      <th scope="col" className="text-right">
        Length
      </th>
      <th scope="col" className="text-right">
        Width
      </th>
      <th scope="col">For, one box a part</th>
    </>
  );
}

/**
 * A box to tick for every single part, after the number that its piece has on its label: `Door 1 ☐☐ 2 ☐☐`, and for
 * several alike, `Door 3, of 4: 1 ☐☐ 2 ☐☐ 3 ☐☐ 4 ☐☐`.
 */
function PartBoxes({ pieces }: { readonly pieces: readonly CutPiece[] }) {
  return PIECE_LISTS.map((list) => {
    const own = pieces.filter((piece) => piece.list === list);
    const single = own.filter(({ of }) => of === 1);
    return (
      <span key={list}>
        {single.length > 0 && (
          <span className="block">
            {`${PIECE_NAMES[list]} `}
            {single.map(({ number, each }) => (
              <Boxes key={number} name={number} count={each} />
            ))}
          </span>
        )}
        {own
          .filter(({ of }) => of > 1)
          .map(({ number, of, each }) => (
            <span key={number} className="block">
              {`${PIECE_NAMES[list]} ${number}, of ${of}: `}
              {Array.from({ length: of }, (_, index) => index + 1).map((nth) => (
                <Boxes key={nth} name={nth} count={each} />
              ))}
            </span>
          ))}
      </span>
    );
  });
}

function Boxes({ name, count }: { readonly name: number; readonly count: number }) {
  return (
    <span className="part-boxes">
      {`${name} `}
      <TickBoxes count={count} />
    </span>
  );
}
