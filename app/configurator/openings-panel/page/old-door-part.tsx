import { type KeyboardEvent, useState } from "react";
import { DisclosureSummary } from "~/house/ui/kit/disclosure-summary";
import { followOldDoor } from "~/trade/openings/follow-old-door";
import { readOldDoor } from "~/trade/openings/old-door";
import { isBlankOldDoor } from "~/trade/openings/old-door-texts";
import { type OpeningsDraft, ruleOf } from "~/trade/openings/opening-draft";
import { OPENINGS_INTENTS } from "~/trade/openings/opening-intents";
import { isSameRule } from "~/trade/openings/opening-rule";
import { OPENINGS_NAMES, oldFieldName } from "../opening-form";
import { OldDoorAnswer } from "./old-door-answer";
import { OldDoorFields } from "./old-door-fields";

interface OldDoorPartProps {
  readonly draft: OpeningsDraft;
  readonly live: boolean;
  readonly change: (step: (draft: OpeningsDraft) => OpeningsDraft) => void;
}

/** One old door, measured, gives the rule for every opening below it. */
export function OldDoorPart({ draft, live, change }: OldDoorPartProps) {
  const { old } = draft;
  const [starts] = useState(!isBlankOldDoor(old));
  const [wasAsked, setWasAsked] = useState(!live || starts);
  const reading = readOldDoor(old);
  const isFollowed = reading.kind === "rule" && isSameRule(reading.rule, ruleOf(draft));

  function work(): void {
    setWasAsked(true);
    change(followOldDoor);
  }

  function enter(event: KeyboardEvent<HTMLElement>): void {
    const isField = event.target instanceof HTMLInputElement && event.target.type === "text";
    if (event.key !== "Enter" || event.nativeEvent.isComposing || !isField) return;
    event.preventDefault();
    event.stopPropagation();
    work();
  }

  return (
    <details open={starts} className="group border-y border-stone-300">
      <DisclosureSummary
        title="Measure one old door"
        hint="Its size and its opening give the overlay, the gap and the cups of all others."
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter presses the button inside */}
      <div className="space-y-4 pt-2 pb-5" onKeyDown={enter}>
        <OldDoorFields
          scope="openings-old-"
          nameOf={oldFieldName}
          texts={old}
          problems={wasAsked && reading.kind === "refused" ? reading.problems : {}}
          onEdit={(field, text) => change((now) => ({ ...now, old: { ...now.old, [field]: text } }))}
        >
          <button
            type="submit"
            name="intent"
            value={OPENINGS_INTENTS.oldDoor}
            className="button border-stone-500 hover:border-ink hover:bg-linen"
            onClick={(event) => {
              event.preventDefault();
              work();
            }}
          >
            Work out the overlay
          </button>
        </OldDoorFields>
        <div role="status">
          {reading.kind === "rule" && isFollowed && (
            <OldDoorAnswer name="openings-old-drawing" old={reading}>
              <p>This is now the rule for every opening below.</p>
            </OldDoorAnswer>
          )}
          {wasAsked && reading.kind === "rule" && !isFollowed && (
            <p>The overlay below is not that of the old door. Work it out again to follow the door.</p>
          )}
          {wasAsked && reading.kind === "blank" && live && <p>Type the sizes of the door and its opening first.</p>}
        </div>
        {reading.kind === "rule" && (isFollowed || draft.matchesCups || !live) && reading.cups.length > 0 && (
          <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name={OPENINGS_NAMES.matchesCups}
              checked={draft.matchesCups}
              onChange={({ currentTarget: { checked } }) => change((now) => ({ ...now, matchesCups: checked }))}
              className="h-5 w-5 shrink-0 accent-oak"
            />
            Bore every door where the old one was
          </label>
        )}
      </div>
    </details>
  );
}
