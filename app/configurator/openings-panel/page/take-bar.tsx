import { useMemo } from "react";
import { isBlankOpening, type OpeningsDraft } from "~/trade/openings/opening-draft";
import { OPENINGS_INTENTS } from "~/trade/openings/opening-intents";
import { jobOf, takeOpenings } from "~/trade/openings/opening-pieces";
import type { PieceDrafts } from "~/trade/openings/opening-turn";
import type { PieceDraft } from "~/trade/pieces/blank-piece";
import { OPENINGS_NAMES } from "../opening-form";
import { doorCountText } from "./result-words";

interface TakeBarProps {
  readonly value: OpeningsDraft;
  readonly present: PieceDrafts;
  readonly live: boolean;
  readonly message: string;
  readonly change: (step: (draft: OpeningsDraft) => OpeningsDraft) => void;
  readonly onMessage: (text: string) => void;
  readonly onTake: (pieces: PieceDrafts, from: OpeningsDraft) => void;
}

const count = (pieces: readonly PieceDraft[]) => pieces.reduce((sum, piece) => sum + Number(piece.quantity), 0);

/** Adds the doors to the order, and says which openings remain. */
export function TakeBar({ value, present, live, message, change, onMessage, onTake }: TakeBarProps) {
  const taken = useMemo(() => takeOpenings(value, present), [value, present]);
  const what = doorCountText(count(taken.pieces.doors), count(taken.pieces.drawers));
  const staying = taken.rest.rows.filter((row) => !isBlankOpening(row)).length;

  function take(): void {
    if (!what) {
      onMessage(
        jobOf(value) ? "Type the width and height of an opening first." : "Correct the overlay of each side first.",
      );
      return;
    }
    onTake(taken.pieces, value);
    change(() => taken.rest);
    onMessage(`${what} added to the list.`);
  }

  return (
    <div className="space-y-3 border-t border-stone-300 pt-4">
      {(value.replace || !live) && (
        <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name={OPENINGS_NAMES.replace}
            checked={value.replace}
            onChange={({ currentTarget: { checked } }) => change((draft) => ({ ...draft, replace: checked }))}
            className="h-5 w-5 shrink-0 accent-oak"
          />
          Replace the doors and drawer fronts in the list
        </label>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="submit"
          name="intent"
          value={OPENINGS_INTENTS.take}
          className="button bg-ink text-white hover:bg-stone-700"
          onClick={(event) => {
            event.preventDefault();
            take();
          }}
        >
          {live ? `Add ${what || "doors"}` : "Add these doors"}
        </button>
        {!live && (
          <button
            type="submit"
            name="intent"
            value={OPENINGS_INTENTS.workOut}
            className="button border-stone-500 hover:border-ink hover:bg-linen"
          >
            Work out the sizes
          </button>
        )}
        <p role="status" className="min-w-0 text-sm">
          {message}
        </p>
      </div>
      {what && staying > 0 && (
        <p className="text-sm text-stone-700">
          {staying === 1
            ? "One opening stays here: its door cannot be added as it is."
            : `${staying} openings stay here: their doors cannot be added as they are.`}
        </p>
      )}
    </div>
  );
}
