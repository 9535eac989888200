import { type ReactElement, startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** How many entries are shown immediately; the ones after them are out of view. */
const FIRST = 40;

/** How many entries are added at a time, which takes about one or two frames on a phone. */
const STEP = 40;

interface GrowingListProps {
  readonly entries: readonly ReactElement[];
  /** Whether the list itself is printed, and so must be complete on paper. */
  readonly isPrinted: boolean;
}

/**
 * Shows its beginning at once and the rest soon after: rendering three thousand lines in one go would keep the browser
 * busy for ten seconds. Find-in-page finds every entry in the end.
 */
export function GrowingList({ entries, isPrinted }: GrowingListProps) {
  const [shown, setShown] = useState(FIRST);
  const isWhole = shown >= entries.length;

  useEffect(() => {
    if (!isWhole) startTransition(() => setShown(shown + STEP));
  }, [shown, isWhole]);

  useEffect(() => {
    if (isWhole || !isPrinted) return;
    // The browser prints the page as it is when the event handler returns.
    const showAll = () => flushSync(() => setShown(entries.length));
    window.addEventListener("beforeprint", showAll);
    return () => window.removeEventListener("beforeprint", showAll);
  }, [entries.length, isWhole, isPrinted]);

  // If all lines were removed together and then restored, they are added step by step again.
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
