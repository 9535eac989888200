import { useMemo } from "react";
import { pieceDetails } from "~/configurator/lines/detail-words";
import { MadeOf } from "~/configurator/lines/made-of";
import { pieceName } from "~/configurator/lines/piece-words";
import { UNSHIPPED } from "~/house/capacity/order-state";
import { dateText, dayText } from "~/house/ui/kit/moment-text";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { orderCart } from "~/ordering/orders/order";
import { OrderShipment } from "~/ordering/orders/page/order-shipment";
import { STATE_WORDS } from "~/ordering/orders/page/state-words";
import { OrderDrawings } from "~/ordering/paper/page/order-drawings";
import { WorkTable } from "~/ordering/paper/page/paper-table";
import { PrintButton } from "~/ordering/paper/page/print-button";
import { groupByStyle, type StyleGroup } from "~/ordering/paper/style-groups";
import { useTidyDevice } from "~/ordering/receiving/stored-page";
import { formatSize } from "~/trade/measure/measure";
import { quantityOf } from "~/trade/measure/piece";
import { helperPart, helperPath } from "../helper-link";
import { type HelperOrder, unpricedLines } from "../helper-order";

interface HelperPageProps {
  readonly order: HelperOrder;
  readonly code: string;
  readonly canReceive: boolean;
  /** Whether a list of what arrived was sent just now. */
  readonly isSent: boolean;
}

/** An order for somebody who helps on its job: what goes where, how it looks, and when it comes. */
export function HelperPage({ order, code, canReceive, isSent }: HelperPageProps) {
  const { number, jobName, state } = order;
  const lines = useMemo(() => unpricedLines(order.lines), [order.lines]);
  const groups = useMemo(() => groupByStyle(orderCart(lines)), [lines]);
  useTidyDevice(canReceive ? null : helperPart(code));
  return (
    <>
      <PageHeader title={jobName || `Order ${number}`}>
        <p>
          {jobName && `Order ${number}. `}
          {STATE_WORDS[state].label}.
        </p>
      </PageHeader>
      <div className="wrap space-y-10 py-6">
        {isSent && (
          <div role="status" className="print:hidden">
            <Notice tone="success" title="Your list was sent to the shop." />
          </div>
        )}
        <Dates order={order} />
        <OrderShipment shipment={order.shipment} receiving={canReceive ? `${helperPath(code)}/receiving` : null} />
        <section aria-labelledby="pieces-heading">
          <h2 id="pieces-heading" className="text-2xl">
            What goes where
          </h2>
          {groups.map((group) => (
            <Style key={`${group.title} ${group.sample === null}`} group={group} />
          ))}
          <div className="mt-4 flex flex-wrap items-center gap-3 print:hidden">
            <PrintButton look="outline">Print</PrintButton>
            <a href={`${helperPath(code)}/cut-list.csv`} className="link-tall">
              Download CSV
            </a>
          </div>
        </section>
        <section aria-labelledby="drawings-heading" className="print:hidden">
          <h2 id="drawings-heading" className="mb-3 text-2xl">
            Drawings
          </h2>
          <OrderDrawings lines={lines} />
        </section>
      </div>
    </>
  );
}

const DATED = ["shipped", "delivered"] as const;

function Dates({ order: { state, events, shipsOn, isEstimate } }: { readonly order: HelperOrder }) {
  const reached = DATED.flatMap((step) => events.findLast((event) => event.state === step) ?? []);
  const isAhead = UNSHIPPED.includes(state);
  return (
    <section aria-labelledby="dates-heading">
      <h2 id="dates-heading" className="text-2xl">
        Dates
      </h2>
      {isAhead && (
        <p className="mt-2">
          {shipsOn ? (
            <>
              Ships by <time dateTime={shipsOn}>{dayText(shipsOn)}</time>
              {state === "received" || isEstimate ? ". This date may still change." : "."}
            </>
          ) : (
            "There is no date yet."
          )}
        </p>
      )}
      {reached.map(({ state: step, at }) => (
        <p key={step} className="mt-2">
          {STATE_WORDS[step].label} on <time dateTime={at}>{dateText(at)}</time>.
        </p>
      ))}
      {state === "cancelled" && <p className="mt-2">This order is canceled. Nothing will come.</p>}
    </section>
  );
}

const COLUMNS = ["Location", "Piece", "Qty", "Width × height", "Details"] as const;

function Style({ group }: { readonly group: StyleGroup }) {
  const { title, pieces } = group;
  return (
    <div className="mt-6">
      <h3 className="text-xl">{title}</h3>
      <MadeOf item={group} />
      <div className="mt-2">
        <WorkTable
          label={`Pieces of ${title}`}
          columns={COLUMNS.map((name) => (
            <th key={name} scope="col" className={name === "Qty" ? "text-right" : undefined}>
              {name}
            </th>
          ))}
        >
          {pieces.map(({ list, number, piece }) => (
            <tr key={`${list} ${number}`}>
              <th scope="row" className="min-w-24 wrap-anywhere">
                {piece.location || "Not specified"}
              </th>
              <td className="whitespace-nowrap">{pieceName(list, number - 1)}</td>
              <td className="text-right">{quantityOf(piece)}</td>
              <td className="whitespace-nowrap">{formatSize(piece.width, piece.height)}</td>
              <td className="min-w-32 wrap-anywhere">{pieceDetails(piece).join("; ")}</td>
            </tr>
          ))}
        </WorkTable>
      </div>
    </div>
  );
}
