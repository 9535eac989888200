import { memo } from "react";
import type { Tickable } from "../receiving";
import { RECEIVING_NAMES } from "../receiving-form";

const BOX = "h-6 w-6 shrink-0 accent-oak";

interface TickListProps {
  readonly things: readonly Tickable[];
  readonly here: readonly string[];
  readonly damaged: readonly string[];
  /** Ticks or unticks one thing. */
  readonly onTick: (name: "here" | "damaged", value: string, isTicked: boolean) => void;
}

/** Things to tick off, each with a box for damage. */
export function TickList({ things, here, damaged, onTick }: TickListProps) {
  const [ticked, broken] = [new Set(here), new Set(damaged)];
  return (
    <ul className="border-b border-stone-300">
      {things.map((thing) => (
        <TickRow
          key={thing.value}
          thing={thing}
          isHere={ticked.has(thing.value)}
          isDamaged={broken.has(thing.value)}
          onTick={onTick}
        />
      ))}
    </ul>
  );
}

interface TickRowProps extends Pick<TickListProps, "onTick"> {
  readonly thing: Tickable;
  readonly isHere: boolean;
  readonly isDamaged: boolean;
}

const TickRow = memo(function TickRow({ thing, isHere, isDamaged, onTick }: TickRowProps) {
  const { value, name, details } = thing;
  return (
    <li className="flex items-center justify-between gap-3 border-t border-stone-300">
      <label className="flex min-h-12 min-w-0 grow cursor-pointer items-center gap-3 py-2">
        <input
          type="checkbox"
          name={RECEIVING_NAMES.here}
          value={value}
          checked={isHere}
          onChange={({ currentTarget }) => onTick("here", value, currentTarget.checked)}
          className={BOX}
        />
        <span className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{name}</span>
          {details && <span className="figures block text-sm text-stone-700">{details}</span>}
        </span>
      </label>
      <label className="flex min-h-12 shrink-0 cursor-pointer items-center gap-2 py-2">
        <input
          type="checkbox"
          name={RECEIVING_NAMES.damaged}
          aria-label={`Damaged: ${name}`}
          value={value}
          checked={isDamaged}
          onChange={({ currentTarget }) => onTick("damaged", value, currentTarget.checked)}
          className={BOX}
        />
        <span>Damaged</span>
      </label>
    </li>
  );
});
