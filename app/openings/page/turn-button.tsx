import type { OpeningsDraft } from "~/openings/opening-draft";
import { OPENINGS_INTENTS } from "~/openings/opening-form";
import { type PieceDrafts, turnable, turnIntoOpenings } from "~/openings/opening-turn";

interface TurnButtonProps {
  readonly value: OpeningsDraft;
  readonly present: PieceDrafts;
  readonly live: boolean;
  readonly change: (step: (draft: OpeningsDraft) => OpeningsDraft) => void;
  readonly onSay: (text: string) => void;
}

/** Turns the doors of the order back into openings; with JavaScript, shown only if there are any. */
export function TurnButton({ value, present, live, change, onSay }: TurnButtonProps) {
  const rows = turnable(value, present);
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
        onSay(`${rows === 1 ? "1 row of the list stands" : `${rows} rows of the list stand`} above as openings.`);
      }}
    >
      Turn the doors of this list into openings
    </button>
  );
}
