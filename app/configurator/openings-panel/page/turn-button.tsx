import type { OpeningsDraft } from "~/trade/openings/opening-draft";
import { OPENINGS_INTENTS } from "~/trade/openings/opening-intents";
import { countTurnable, type PieceDrafts, turnIntoOpenings } from "~/trade/openings/opening-turn";

interface TurnButtonProps {
  readonly value: OpeningsDraft;
  readonly present: PieceDrafts;
  readonly live: boolean;
  readonly change: (step: (draft: OpeningsDraft) => OpeningsDraft) => void;
  readonly onMessage: (text: string) => void;
}

/** Turns the doors of the order back into openings; with JavaScript, shown only if there are any. */
export function TurnButton({ value, present, live, change, onMessage }: TurnButtonProps) {
  const rows = countTurnable(value, present);
  if (live && rows === 0) return null;
  return (
    <button
      type="submit"
      name="intent"
      value={OPENINGS_INTENTS.turn}
      className="button border-stone-500 hover:border-ink hover:bg-linen"
      onClick={(event) => {
        event.preventDefault();
        change((draft) => turnIntoOpenings(draft, present));
        onMessage(
          rows === 1
            ? "1 row of the list is now above as an opening."
            : `${rows} rows of the list are now above as openings.`,
        );
      }}
    >
      Turn the doors of this list into openings
    </button>
  );
}
