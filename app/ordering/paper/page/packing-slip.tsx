import { addressLines, type MailingAddress } from "~/base/addresses/address";
import { pieceName } from "~/configurator/lines/piece-words";
import { dayText } from "~/house/ui/kit/moment-text";
import { Unbroken } from "~/house/ui/kit/unbroken";
import type { OrderContact } from "~/ordering/orders/order";
import { detailFacts } from "~/ordering/orders/order-details";
import { piecesOf } from "~/ordering/orders/order-price";
import { type Shipment, shipmentFacts } from "~/ordering/orders/shipment";
import { type WorkFile, workCart } from "~/ordering/orders/work-file";
import { formatSize } from "~/trade/measure/measure";
import { quantityOf } from "~/trade/measure/piece";
import { groupByStyle, type StyleGroup } from "../style-groups";
import { orderWords } from "../work-words";
import { OrderPaperHeading, SheetRun } from "./paper-headings";
import { TickBoxes, WorkTable } from "./paper-table";

/** What lies in the carton of an order: where it goes and what is in it, without prices. */
export interface PackedOrder {
  readonly order: WorkFile;
  readonly contact: Omit<OrderContact, "email">;
  readonly address: MailingAddress;
  readonly shipment: Shipment;
}

function factsOf({ order, contact, address, shipment }: PackedOrder) {
  const { firstName, lastName, businessName, phone } = contact;
  const lines = [businessName, `${firstName} ${lastName}`, ...addressLines(address), phone];
  return [
    { term: "Ship to", text: lines.filter((line) => line !== "").join("\n") },
    ...detailFacts(order, "delivery"),
    ...detailFacts(order, "names"),
    { term: "Ships on", text: order.shipsOn ? dayText(order.shipsOn) : "" },
    { term: "Pieces", text: String(piecesOf(order.lines)) },
    ...shipmentFacts(shipment),
  ].filter(({ text }) => text !== "");
}

export function PackingSlip({ packed }: { readonly packed: PackedOrder }) {
  const { order } = packed;
  return (
    <div className="text-black print:leading-snug">
      <SheetRun head={orderWords(order)} isOnlyPrinted>
        <OrderPaperHeading title="Packing slip" order={order} />
        <dl className="mb-4 grid gap-x-10 gap-y-2 sm:grid-cols-2 print:grid-cols-2">
          {factsOf(packed).map(({ term, text }) => (
            <div key={term} className="min-w-0">
              <dt className="text-sm text-stone-600">{term}</dt>
              <dd className="font-semibold wrap-anywhere whitespace-pre-line">
                <Unbroken text={text} />
              </dd>
            </div>
          ))}
        </dl>
        {groupByStyle(workCart(order.lines)).map((group) => (
          <PackedStyle key={`${group.title} ${group.rate}`} group={group} number={order.number} />
        ))}
      </SheetRun>
    </div>
  );
}

interface PackedStyleProps {
  readonly group: StyleGroup;
  readonly number: string;
}

function PackedStyle({ group: { title, rate, pieces }, number }: PackedStyleProps) {
  return (
    <>
      <h2 className="mb-1 text-xl">{title}</h2>
      {/* Here the rate only numbers the groups of one style. */}
      <WorkTable
        label={[title, rate > 0 && `(${rate + 1})`, number].filter(Boolean).join(", ")}
        columns={<PackedColumns />}
      >
        {pieces.map(({ list, number: nth, piece }) => (
          <tr key={`${list} ${nth}`}>
            <td className="min-w-[16mm]">
              <TickBoxes count={quantityOf(piece)} />
            </td>
            <th scope="row" className="font-normal whitespace-nowrap">
              {pieceName(list, nth - 1)}
            </th>
            <td className="text-right">{quantityOf(piece)}</td>
            <td className="font-semibold whitespace-nowrap">{formatSize(piece.width, piece.height)}</td>
            <td className="wrap-anywhere">{piece.location}</td>
          </tr>
        ))}
      </WorkTable>
    </>
  );
}

function PackedColumns() {
  return (
    <>
      <th scope="col">
        <span className="sr-only">Packed</span>
      </th>
      <th scope="col">Piece</th>
      <th scope="col" className="text-right">
        Qty
      </th>
      <th scope="col" className="whitespace-nowrap">
        Width × height
      </th>
      <th scope="col">Location</th>
    </>
  );
}
