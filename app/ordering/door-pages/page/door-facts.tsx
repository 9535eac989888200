import type { ReactNode } from "react";
import { metricWords, planOf } from "~/configurator/door-drawing/drawing-words";
import { type DrawnPiece, sizeOf } from "~/configurator/door-drawing/drawn-piece";
import { DETAIL_WORDS } from "~/configurator/lines/detail-words";
import { calendarDayText } from "~/house/ui/kit/moment-text";
import { pieceOf } from "~/ordering/passports/passport";
import { hingeWords } from "~/trade/making/hinge-words";
import { sizeWords } from "~/trade/making/making-words";
import type { HingeSide } from "~/trade/measure/piece";
import { titleOf } from "~/trade/measure/piece-details";
import type { MadeDoor } from "../door-answer";

const HINGES: Readonly<Record<HingeSide, string>> = {
  left: "Left, seen from the front",
  right: "Right, seen from the front",
  pair: "One of a pair",
  top: "At the top",
  none: "No hinges",
};

/** What a piece is and when it was made. */
export function DoorFacts({
  door: { item, hasNote, isMadeAgain, confirmedOn, madeOn, shippedOn, batch },
}: {
  readonly door: MadeDoor;
}) {
  const { list, piece } = pieceOf(item);
  const { specification } = item;
  const drawn = { list, piece, specification: specification ?? null };
  const hinge = "hinge" in piece ? piece.hinge : undefined;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ["Size", `${sizeWords(sizeOf(drawn))} (${metricWords(drawn)})`],
    ["Style", item.productTitle],
    ["Finish", item.finish ?? specification?.finish],
    ["Material", specification?.material],
    ["Construction", specification?.construction],
    ["Hinge side", hinge && HINGES[hinge]],
    ["Boring", list === "doors" && !item.sample && boringText(drawn)],
    ...(["grain", "centerRail", "glass", "handle"] as const).map(
      (name) => [titleOf(name), DETAIL_WORDS[name].says(piece)] as const,
    ),
    ["Batch", batch ?? "Named when production begins"],
    ["Confirmed", confirmedOn ? <Day key="confirmed" day={confirmedOn} /> : "Not yet"],
    ["Production began", madeOn && <Day key="made" day={madeOn} />],
    ["Shipped", shippedOn && <Day key="shipped" day={shippedOn} />],
    ["Made again", isMadeAgain && "Yes: we have made another one in its place."],
    ["Note", hasNote && "It was ordered with a note to the workshop, which this page does not show."],
  ];
  return (
    <dl className="figures border-b border-stone-300">
      {facts.map(
        ([term, text]) =>
          text && (
            <div key={term} className="gap-x-6 border-t border-stone-300 py-2 sm:grid sm:grid-cols-[9rem_1fr]">
              <dt className="text-stone-700">{term}</dt>
              <dd className="wrap-anywhere">{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** How a door is bored: the cups where they were measured, or where the workshop puts them. */
function boringText(drawn: DrawnPiece): string {
  const { piece } = drawn;
  if (!("preBored" in piece) || !piece.preBored) return "Not pre-bored";
  const plan = planOf(drawn);
  const { cups, boring, fixing } = DETAIL_WORDS;
  const at = cups.says(piece) || (plan ? hingeWords(plan, piece.hinge) : "");
  return [boring.says(piece), at, fixing.says(piece)].filter(Boolean).join("; ");
}

function Day({ day }: { readonly day: string }) {
  return <time dateTime={day}>{calendarDayText(day)}</time>;
}
