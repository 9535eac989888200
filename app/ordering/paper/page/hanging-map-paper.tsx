import { useMemo } from "react";
import type { Cart } from "~/configurator/lines/cart";
import { formatSize } from "~/trade/measure/measure";
import { type HungPiece, hangingMap, type MapRoom, type MapWall } from "../hanging-map";
import { singleHinge, singlePieceName } from "../style-groups";
import { PaperHeading } from "./paper-headings";
import { PrintButton } from "./print-button";

interface HangingMapPaperProps {
  readonly cart: Cart;
  readonly job: string;
}

export function HangingMapPaper({ cart, job }: HangingMapPaperProps) {
  const { rooms, elsewhere } = useMemo(() => hangingMap(cart), [cart]);
  return (
    <div className="wrap pb-12 print:p-0 print:pr-px print:leading-snug">
      <p className="mb-8 border-t border-stone-300 pt-6 print:hidden">
        <PrintButton>Print hanging map</PrintButton>
      </p>
      <div className="hidden print:block">
        <PaperHeading title="Hanging map" job={job} />
      </div>
      {rooms.map((room) => (
        <Room key={room.name} room={room} />
      ))}
      {elsewhere.length > 0 && (
        <section className="mb-8">
          <h2 className="text-2xl print:text-xl">Elsewhere</h2>
          <Pieces pieces={elsewhere} place="Location" className="mt-2 max-w-3xl" />
        </section>
      )}
    </div>
  );
}

function Room({ room }: { readonly room: MapRoom }) {
  return (
    <section className="mb-8">
      <h2 className="text-2xl print:text-xl">{room.name ? `Room ${room.name}` : "Cabinets without a room"}</h2>
      {room.walls.map((wall) => (
        <Wall key={wall.name} wall={wall} />
      ))}
    </section>
  );
}

function Wall({ wall }: { readonly wall: MapWall }) {
  const [first, ...others] = wall.cabinets.map((cabinet) => (
    <li key={cabinet.name} className="break-inside-avoid border border-stone-500 p-3 print:border-black print:p-2">
      <h4 className="font-sans text-base font-semibold">Cabinet {cabinet.name}</h4>
      <Pieces pieces={cabinet.pieces} place="Position" className="mt-1" />
    </li>
  ));
  const grid = "grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-2";
  return (
    <section className="mt-3">
      {wall.name && <h3 className="mb-2 text-xl print:text-lg">Wall {wall.name}</h3>}
      <ul className={grid}>
        {first}
        {others}
      </ul>
    </section>
  );
}

interface PiecesProps {
  readonly pieces: readonly HungPiece[];
  readonly place: string;
  readonly className: string;
}

function Pieces({ pieces, place, className }: PiecesProps) {
  return (
    <ul className={`figures text-sm ${className}`}>
      {pieces.map(({ position, single }) => (
        <li
          key={`${single.style} ${single.list} ${single.number} ${single.nth}`}
          className="flex break-inside-avoid items-baseline gap-2 border-t border-stone-200 py-1 print:border-black"
        >
          <span className="tick-box shrink-0" />
          <p className="min-w-0 wrap-anywhere">
            {position && (
              <>
                <span className="sr-only">{place} </span>
                <strong>{position}</strong>:{" "}
              </>
            )}
            {singlePieceName(single)},{" "}
            <span className="whitespace-nowrap">{formatSize(single.piece.width, single.piece.height)}</span>,{" "}
            {single.style}
            {singleHinge(single) && `, ${singleHinge(single).toLowerCase()}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
