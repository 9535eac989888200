import { PIECE_NAMES } from "~/lines/piece-words";
import { inchWords } from "~/making/hinge-words";
import { PIECE_LISTS } from "~/measure/piece";
import type { Order } from "~/orders/order";
import type { MaterialCuts, PieceNumber, StyleWork } from "~/paper/work-order";
import { WorkPieces } from "./work-pieces";
import { WorkTable } from "./work-table";

/** Ascending numbers as ranges: `1-3, 5`. */
function ranges(numbers: readonly number[]): string {
  const found: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = found.at(-1);
    if (run && number === run[1] + 1) run[1] = number;
    else found.push([number, number]);
  }
  return found.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(", ");
}

/** Pieces as ranges: `Door 1–3, 5; Drawer 2`. */
function pieceRanges(pieces: readonly PieceNumber[]): string {
  return PIECE_LISTS.flatMap((list) => {
    const numbers = pieces.filter((piece) => piece.list === list).map(({ number }) => number);
    return numbers.length > 0 ? [`${PIECE_NAMES[list]} ${ranges(numbers)}`] : [];
  }).join("; ");
}

interface StyleWorkSheetProps {
  readonly work: StyleWork;
  readonly order: Pick<Order, "number" | "jobName">;
}

/** One style of a work order. Each table names the order on every sheet. */
export function StyleWorkSheet({ work: { group, materials, notes }, order }: StyleWorkSheetProps) {
  const { title, specification, pieces } = group;
  const sheet = [order.number, title, order.jobName].filter(Boolean).join(" · ");
  return (
    <section className="mb-8">
      <h2 className="text-2xl">{title}</h2>
      <p className="mb-3 break-after-avoid">
        {specification
          ? [specification.construction, specification.material, specification.finish].join("; ")
          : "Construction, material and finish as sold"}
      </p>
      {materials.map((cuts) => (
        <Cuts key={`${cuts.material} ${cuts.thickness}`} cuts={cuts} sheet={sheet} />
      ))}
      {notes.map(({ text, pieces: meant }) => (
        <p key={text} className="mb-2 max-w-[46em] break-inside-avoid">
          {meant.length < pieces.length && <strong>{pieceRanges(meant)}: </strong>}
          {text}
        </p>
      ))}
      <div className="mt-5">
        <WorkPieces group={group} sheet={sheet} />
      </div>
    </section>
  );
}

interface CutsProps {
  readonly cuts: MaterialCuts;
  /** The text at the top of every sheet of paper. */
  readonly sheet: string;
}

function stockWords({ material, thickness }: CutsProps["cuts"]): string {
  const stock = material || "Material as sold";
  return thickness === null ? `${stock}, thickness not on file` : `${stock}, ${inchWords(thickness)} thick`;
}

/** The parts to saw from one material, in the order of sawing. */
function Cuts({ cuts, sheet }: CutsProps) {
  const stock = stockWords(cuts);
  return (
    <WorkTable label={`Saw from ${stock}`} sheet={sheet} columns={<CutColumns stock={stock} />}>
      {cuts.lines.map(({ name, length, width, count, pieces }) => (
        <tr key={`${name} ${length} ${width}`}>
          <td>
            <span className="tick-box" />
          </td>
          <th scope="row" className="font-normal">
            {name}
          </th>
          <td className="text-right font-semibold">{count}</td>
          <td className="text-right font-semibold whitespace-nowrap">{inchWords(length)}</td>
          <td className="text-right font-semibold whitespace-nowrap">{inchWords(width)}</td>
          <td className="min-w-[24mm] wrap-anywhere">{pieceRanges(pieces)}</td>
        </tr>
      ))}
    </WorkTable>
  );
}

function CutColumns({ stock }: { readonly stock: string }) {
  return (
    <>
      <th scope="col">
        <span className="sr-only">Done</span>
      </th>
      <th scope="col">Saw from {stock}</th>
      <th scope="col" className="text-right">
        Qty
      </th>
      <th scope="col" className="text-right">
        Length
      </th>
      <th scope="col" className="text-right">
        Width
      </th>
      <th scope="col">For</th>
    </>
  );
}
