import { momentText } from "~/house/ui/kit/moment-text";
import { type Receiving, type Tickable, type Tickables, tallyOf } from "../receiving";
import { tallyText } from "../receiving-words";

const MAX_NAMES = 12;

interface ReceivingListProps {
  readonly tickables: Tickables;
  readonly received: readonly Receiving[];
  readonly title: string;
}

export function ReceivingList({ tickables, received, title }: ReceivingListProps) {
  if (received.length === 0) return null;
  const things = [...tickables.cartons, ...tickables.pieces];
  return (
    <section aria-labelledby="received-heading" className="print:hidden">
      <h2 id="received-heading" className="text-2xl">
        {title}
      </h2>
      <ol className="mt-2 border-b border-stone-300">
        {received.map((one) => {
          const { damaged, missing } = tallyOf(things, one);
          return (
            <li key={one.key} className="border-t border-stone-300 py-3">
              <p className="font-semibold">{tallyText(tickables, one) || "Nothing ticked"}</p>
              <p className="text-sm text-stone-700">
                Ticked off <time dateTime={one.tickedAt}>{momentText(one.tickedAt)}</time>, sent{" "}
                <time dateTime={one.at}>{momentText(one.at)}</time>. {one.isClaimed && "Reported as a claim."}
              </p>
              <Named heading="Damaged" things={damaged} />
              <Named heading="Missing" things={missing} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Named({ heading, things }: { readonly heading: string; readonly things: readonly Tickable[] }) {
  if (things.length === 0) return null;
  const named = things.slice(0, MAX_NAMES).map(({ name, details }) => (details ? `${name} (${details})` : name));
  const more = things.length - named.length;
  return (
    <p className="wrap-anywhere">
      {heading}: {[...named, ...(more > 0 ? [`${more} more`] : [])].join("; ")}
    </p>
  );
}
