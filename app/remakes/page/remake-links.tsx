import { Link } from "@remix-run/react";
import type { Order } from "~/orders/order";
import { CAUSE_WORDS, remakeWords } from "~/orders/remake";
import { dateText } from "~/ui/kit/moment-text";
import { piecesText, STAGE_WORDS } from "../remake-words";

const LINK = "inline-flex min-h-11 items-center underline underline-offset-4";

interface RemakeLinksProps {
  readonly order: Pick<Order, "remake" | "remakes">;
  /** The path of an order's page by its number; `null` if the reader may not open it. */
  readonly pathOf: (number: string) => string | null;
}

/** The order that an order remakes, and the orders that make pieces of it again; nothing if there are none. */
export function RemakeLinks({ order: { remake, remakes = [] }, pathOf }: RemakeLinksProps) {
  if (!remake && remakes.length === 0) return null;
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
      {remakes.length > 0 && (
        <ul className="mt-2 border-b border-stone-300">
          {remakes.map(({ number, placedAt, stage, cause, pieces }) => (
            <li key={number} className="flex flex-wrap items-center gap-x-6 border-t border-stone-300 py-1">
              <ToOrder number={number} path={pathOf(number)} />
              <span>
                {piecesText(pieces)}, {CAUSE_WORDS[cause].toLowerCase()}.{" "}
                <time dateTime={placedAt}>{dateText(placedAt)}</time>. {STAGE_WORDS[stage]}.
              </span>
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
    <Link to={path} className={LINK}>
      {name}
    </Link>
  );
}
