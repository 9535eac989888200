import { Link } from "@remix-run/react";
import { dateText, dayText } from "~/house/ui/kit/moment-text";
import type { Order } from "~/ordering/orders/order";
import { correctionWords, openRemakes, piecesText, remadeTexts, STAGE_WORDS } from "~/ordering/orders/remade-words";
import { CAUSE_WORDS, remakeWords } from "~/ordering/orders/remake";

interface RemakeLinksProps {
  readonly order: Pick<Order, "lines" | "remake" | "remakes">;
  /** The path of an order's page by its number; `null` if the reader may not open it. */
  readonly pathOf: (number: string) => string | null;
}

/** The order that an order remakes, and the orders that make pieces of it again; nothing if there are none. */
export function RemakeLinks({ order, pathOf }: RemakeLinksProps) {
  const { remake, remakes = [] } = order;
  if (!remake && remakes.length === 0) return null;
  const corrections = correctionWords(order);
  return (
    <section aria-labelledby="remakes-heading" className="print:hidden">
      <h2 id="remakes-heading" className="text-2xl">
        {remake ? "Remake" : "Made again"}
      </h2>
      {remake && (
        <p className="mt-2">
          {remakeWords(remake)}. At no charge. <ToOrder number={remake.of} path={pathOf(remake.of)} />
        </p>
      )}
      {corrections.length > 0 && (
        <>
          <p className="mt-2">Made differently from what was ordered:</p>
          <dl className="mt-2">
            {corrections.map(({ name, text }) => (
              <div key={`${name} ${text}`} className="py-1 wrap-anywhere">
                <dt className="inline font-semibold">{name}: </dt>
                <dd className="inline">{text}.</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {remakes.length > 0 && (
        <ul className="mt-2 border-b border-stone-300">
          {remakes.map(({ number, placedAt, stage, shipsOn, cause, pieces }) => (
            <li key={number} className="border-t border-stone-300 py-2 wrap-anywhere">
              <div className="flex flex-wrap items-center gap-x-6">
                <ToOrder number={number} path={pathOf(number)} />
                <span>
                  {piecesText(pieces)}, {CAUSE_WORDS[cause].toLowerCase()}.{" "}
                  <time dateTime={placedAt}>{dateText(placedAt)}</time>. {STAGE_WORDS[stage]}
                  {stage === "open" && shipsOn && `, ships by ${dayText(shipsOn)}`}.
                </span>
              </div>
              <p>{remadeTexts(order, { pieces }).join("; ")}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ToOrder({ number, path }: { readonly number: string; readonly path: string | null }) {
  const name = `Order ${number}`;
  if (path === null) return <span>{name}</span>;
  return (
    <Link to={path} className="link-tall">
      {name}
    </Link>
  );
}

const shipsText = (shipsOn: string | null) => (shipsOn ? `ships by ${dayText(shipsOn)}` : "has no ship date");

/** For the office: what an order and its remake could ship together. No date moves by itself. */
export function ShippingTogether({
  order,
}: {
  readonly order: Pick<Order, "number" | "terms" | "remake" | "remakes">;
}) {
  const { number, terms, remake } = order;
  const open = openRemakes(order);
  const unshipped = remake?.unshipped;
  if (!unshipped && open.length === 0) return null;
  const together = open.length > 0 ? number : remake?.of;
  return (
    <div className="mt-4 border-l-4 border-oak bg-linen px-4 py-3">
      {open.map(({ number: other, pieces, shipsOn }) => (
        <p key={other}>
          Lacks {piecesText(pieces)}, made again in{" "}
          <Link to={`/admin/orders/${other}`} className="link">
            order {other}
          </Link>
          , which {shipsText(shipsOn)}.
        </p>
      ))}
      {open.length > 0 && (
        <p>
          Order {number} {shipsText(terms.shipsOn)}.
        </p>
      )}
      {unshipped && remake && (
        <p>
          Its original,{" "}
          <Link to={`/admin/orders/${remake.of}`} className="link">
            order {remake.of}
          </Link>
          , has not shipped: it {shipsText(unshipped.shipsOn)}.
        </p>
      )}
      <p className="mt-1">
        Ship them one after the other, or{" "}
        <Link to={`/admin/schedule?order=${together}#move`} className="link">
          move a date
        </Link>{" "}
        to ship them together. No date moves by itself.
      </p>
    </div>
  );
}
