import { type ReactNode, useCallback } from "react";
import { useHydrated } from "~/base/browser/use-hydrated";
import { BLOCK_TITLES, leaveOutLabel } from "~/configurator/lines/piece-words";
import { unboredText } from "~/trade/making/cup-room";
import type { PieceList } from "~/trade/measure/piece";
import { CHOICE_NAMES } from "../configuration-form";
import { Checkbox } from "./checkbox";
import { type OrderStore, useOrder } from "./order-store";
import { PieceBlock, type PieceListsProps } from "./piece-block";

interface PieceEditorProps extends PieceListsProps {
  readonly scope: string;
}

/**
 * The four lists of an order (specification, section 2). Panels and fillers open by their checkbox; doors and drawers
 * close by theirs, because each starts with a blank piece that would otherwise have to be filled in.
 */
export function PieceEditor(props: PieceEditorProps) {
  const { scope, store, specification } = props;
  const preBored = useOrder(store, isPreBoredByDefault);
  const hydrated = useHydrated();
  const unbored = unboredText(specification);
  const unboredId = `${scope}doors-unbored`;
  return (
    <div className="space-y-10">
      <RequiredBlock {...props} list="doors" choiceName={CHOICE_NAMES.leaveOutDoors}>
        <div className="flex flex-wrap items-center gap-x-6">
          <Checkbox
            label="All doors pre-bored"
            name={CHOICE_NAMES.preBoreAll}
            checked={preBored}
            describedBy={unbored ? unboredId : undefined}
            onToggle={(checked) => store.dispatch({ type: "pre-bore-all", preBored: checked })}
          />
          <a
            href="/how-to/hinges"
            target="_blank"
            rel="noopener"
            className="link inline-flex min-h-11 items-center text-sm"
          >
            Keeping your hinges?
          </a>
        </div>
        {unbored && (
          <p id={unboredId} className="mb-2 border-l-4 border-oak pl-3 text-sm">
            {unbored}
          </p>
        )}
        {hydrated && (
          <p className="hidden pb-2 text-sm text-stone-600 [@media(pointer:fine)]:block">
            Enter moves to the next field; on an empty size it copies the size above. Ctrl+Enter duplicates the row.
          </p>
        )}
        <input type="hidden" name={CHOICE_NAMES.preBoreAllBefore} value={preBored ? "on" : "off"} />
      </RequiredBlock>
      <RequiredBlock {...props} list="drawers" choiceName={CHOICE_NAMES.leaveOutDrawers} />
      <div className="space-y-2">
        <OptionalBlock {...props} list="panels" choiceName={CHOICE_NAMES.includePanels} choice="Include panels?" />
        <OptionalBlock {...props} list="fillers" choiceName={CHOICE_NAMES.includeFillers} choice="Include fillers?" />
      </div>
    </div>
  );
}

const isPreBoredByDefault = (store: OrderStore) => store.get().preBoredByDefault;

function useIncluded(store: OrderStore, list: PieceList): boolean {
  return useOrder(
    store,
    useCallback(({ get }: OrderStore) => get().included[list], [list]),
  );
}

interface BlockProps extends PieceEditorProps {
  readonly list: PieceList;
  readonly choiceName: string;
  readonly choice: string;
  readonly children?: ReactNode;
}

function RequiredBlock({ choiceName, children, ...props }: Omit<BlockProps, "choice">) {
  const { list, store } = props;
  const included = useIncluded(store, list);
  const headingId = `${props.scope}${list}-heading`;
  return (
    <section id={`${props.scope}${list}`} aria-labelledby={headingId} className="flex flex-wrap items-center gap-x-3">
      <h2 id={headingId} className="mr-auto text-2xl max-[22.5rem]:basis-full">
        {BLOCK_TITLES[list]}
      </h2>
      <Toggle
        id={`${props.scope}${choiceName}`}
        opens={false}
        name={choiceName}
        label={leaveOutLabel(list)}
        checked={!included}
        onToggle={(leftOut) => store.dispatch({ type: "include", list, included: !leftOut })}
      />
      <div className="toggled min-w-0 basis-full">
        {children}
        <PieceBlock {...props} />
      </div>
    </section>
  );
}

function OptionalBlock({ choiceName, choice, ...props }: BlockProps) {
  const { list, store } = props;
  const included = useIncluded(store, list);
  const headingId = `${props.scope}${list}-heading`;
  return (
    <div id={`${props.scope}${list}`} className="flex flex-wrap items-center gap-x-3">
      <Toggle
        id={`${props.scope}${choiceName}`}
        opens
        name={choiceName}
        label={choice}
        checked={included}
        onToggle={(checked) => store.dispatch({ type: "include", list, included: checked })}
      />
      <section aria-labelledby={headingId} className="toggled min-w-0 basis-full">
        <h2 id={headingId} className="mt-2 mb-3 text-2xl">
          {BLOCK_TITLES[list]}
        </h2>
        <PieceBlock {...props} />
      </section>
    </div>
  );
}

interface ToggleProps {
  readonly id: string;
  /** Whether ticking shows the block after it; otherwise ticking hides the block. */
  readonly opens: boolean;
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onToggle: (checked: boolean) => void;
}

/**
 * The checkbox that opens or closes the `toggled` sibling after it by CSS alone, so that it works without JavaScript.
 * It uses a sibling selector, because `:has()` made every keystroke in a long list slower.
 */
function Toggle({ id, opens, name, label, checked, onToggle }: ToggleProps) {
  return (
    <>
      <input
        id={id}
        type="checkbox"
        name={name}
        checked={checked}
        onChange={(event) => onToggle(event.currentTarget.checked)}
        className={`${opens ? "opens" : "closes"} h-5 w-5 shrink-0 accent-oak`}
      />
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center">
        {label}
      </label>
    </>
  );
}
