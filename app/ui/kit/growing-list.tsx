import { type ReactElement, startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** The most entries that are shown at once; what comes behind them is out of sight. */
const FIRST = 40;

/** How many entries are added in a turn: about as long as a frame or two on a phone. */
const STEP = 40;

interface GrowingListProps {
  /** Each with its key, and each an `li`. */
  readonly entries: readonly ReactElement[];
  /** Whether it is on paper as it stands, and has to be whole there. */
  readonly isPrinted: boolean;
}

/**
 * A list of which the beginning is there at once, and everything soon after: the browser does whatever else is asked of
 * it in between, and can find every entry in the end. Three thousand lines at once would keep it busy for ten seconds.
 */
export function GrowingList({ entries, isPrinted }: GrowingListProps) {
  const [shown, setShown] = useState(FIRST);
  const isWhole = shown >= entries.length;

  useEffect(() => {
    if (!isWhole) startTransition(() => setShown(shown + STEP));
  }, [shown, isWhole]);

  useEffect(() => {
    if (isWhole || !isPrinted) return;
    // The browser takes the page as it stands when the event is over.
    const showAll = () => flushSync(() => setShown(entries.length));
    window.addEventListener("beforeprint", showAll);
    return () => window.removeEventListener("beforeprint", showAll);
  }, [entries.length, isWhole, isPrinted]);

  // Lines that were removed all together and are brought back come in turns again.
  if (shown > FIRST && shown >= entries.length + STEP) setShown(Math.max(FIRST, entries.length));

  return (
    <>
      <ul>{entries.slice(0, shown)}</ul>
      {!isWhole && (
        <p className="border-t border-stone-300 py-4 text-stone-700">{entries.length - shown} more lines are coming.</p>
      )}
    </>
  );
}
