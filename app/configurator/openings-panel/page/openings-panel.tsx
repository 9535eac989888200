import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { PlusIcon } from "~/house/ui/kit/icons";
import { UndoNotice } from "~/house/ui/kit/undo-notice";
import { isBlankOldDoor } from "~/trade/openings/old-door-texts";
import { BLANK_SIDES, isBlankOpening, MAX_OPENINGS, type OpeningsDraft } from "~/trade/openings/opening-draft";
import { OPENINGS_INTENTS } from "~/trade/openings/opening-intents";
import { jobOf } from "~/trade/openings/opening-pieces";
import type { RemarksOn } from "~/trade/openings/opening-remarks";
import { usualRule } from "~/trade/openings/opening-rule";
import { countTurnable, type PieceDrafts, turnIntoOpenings } from "~/trade/openings/opening-turn";
import { format32 } from "~/trade/openings/opening-words";
import { OPENINGS_NAMES } from "../opening-form";
import { MountChoice } from "./mount-choice";
import { OffRuleList } from "./off-rule-list";
import { OldDoorPart } from "./old-door-part";
import { movesOnEnter, nextField } from "./opening-fields";
import { OpeningRow } from "./opening-row";
import { measureHint } from "./result-words";
import { RuleFields } from "./rule-fields";
import { SideFields } from "./side-fields";
import { TakeBar } from "./take-bar";
import { useOpenings } from "./use-openings";

interface OpeningsPanelProps {
  readonly value: OpeningsDraft;
  readonly onChange: (draft: OpeningsDraft) => void;
  readonly present: PieceDrafts;
  /** Must be the same function in every render. */
  readonly remarksOn: RemarksOn;
  /**
   * Adds new pieces to the order.
   *
   * @param from the openings of these pieces; `withTaken` of the domain adds them to an order
   */
  readonly onTake: (pieces: PieceDrafts, from: OpeningsDraft) => void;
  /** False in the server's HTML, which works by form posts. */
  readonly live?: boolean;
}

export function OpeningsPanel({ value, onChange, present, remarksOn, onTake, live = true }: OpeningsPanelProps) {
  const rowsRef = useRef<HTMLDivElement>(null);
  const { change, edit, add, remove, removed, undo, forgetRemoved } = useOpenings(value, onChange);
  const [message, setMessage] = useState("");
  const { mount, side, sides, gap, old, matchesCups, twice } = value;
  // The rows are memoized, and only these decide what holds for all of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const job = useMemo(() => jobOf(value), [mount, side, sides, gap, old, matchesCups, twice]);
  const full = value.rows.length >= MAX_OPENINGS;

  function enter(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || !movesOnEnter(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    const next = rowsRef.current && nextField(rowsRef.current, event.target);
    const last = value.rows.at(-1);
    if (next) next.focus();
    else if (last && !isBlankOpening(last)) add();
  }

  return (
    <div className="@container space-y-6">
      <OldDoorPart draft={value} live={live} change={change} />
      <MountChoice
        mount={mount}
        onChoose={(chosen) =>
          change((draft) => ({ ...draft, mount: chosen, side: null, sides: BLANK_SIDES, gap: null }))
        }
      />
      <div className="space-y-2">
        <RuleFields draft={value} onChange={(part) => change((draft) => ({ ...draft, ...part }))} />
        <SideFields
          key={mount}
          draft={value}
          single={format32(side ?? usualRule(mount).side)}
          live={live}
          onChange={(typed) => change((draft) => ({ ...draft, sides: typed }))}
        />
      </div>
      <p className="max-w-[46em] text-sm text-stone-700">
        {measureHint(mount)} Between the doors of a pair, other shops leave no gap, or up to 3/16.
      </p>
      <div className="flex flex-wrap items-center gap-x-3">
        <input
          id="openings-twice"
          type="checkbox"
          name={OPENINGS_NAMES.twice}
          checked={twice}
          onChange={({ currentTarget: { checked } }) => change((draft) => ({ ...draft, twice: checked }))}
          className="peer/twice h-5 w-5 shrink-0 accent-oak"
        />
        <label htmlFor="openings-twice" className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center">
          Measure each side twice, at both ends
        </label>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter moves through the fields inside */}
        <div
          ref={rowsRef}
          onKeyDown={enter}
          className="mt-2 min-w-0 basis-full peer-not-checked/twice:[&_.second-reading]:hidden"
        >
          {value.rows.map((row, index) => (
            <OpeningRow
              key={row.key}
              row={row}
              index={index}
              job={job}
              checksOld={!isBlankOldDoor(old)}
              again={twice || !live}
              remarksOn={remarksOn}
              onEdit={edit}
              onRemove={remove}
            />
          ))}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="submit"
          name="intent"
          value={OPENINGS_INTENTS.addRow}
          disabled={full}
          className="button border-stone-500 hover:border-ink hover:bg-linen"
          onClick={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <PlusIcon />
          Add opening
        </button>
        <TurnButton value={value} present={present} live={live} change={change} onMessage={setMessage} />
      </div>
      {removed && <UndoNotice text="Opening removed." onUndo={undo} onDismiss={forgetRemoved} />}
      <OffRuleList value={value} present={present} />
      <TakeBar
        value={value}
        present={present}
        live={live}
        change={change}
        message={message}
        onMessage={setMessage}
        onTake={onTake}
      />
    </div>
  );
}

interface TurnButtonProps {
  readonly value: OpeningsDraft;
  readonly present: PieceDrafts;
  readonly live: boolean;
  readonly change: (step: (draft: OpeningsDraft) => OpeningsDraft) => void;
  readonly onMessage: (text: string) => void;
}

/** Turns the doors of the order back into openings; with JavaScript, shown only if there are any. */
function TurnButton({ value, present, live, change, onMessage }: TurnButtonProps) {
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
