import { type Dispatch, type ReactNode, useId } from "react";
import type { ConfigurationDraft } from "~/domain/configuration-draft";
import type { ConfigurationAction } from "~/domain/configuration-steps";
import type { PieceList } from "~/domain/piece";
import type { ProductSpecification } from "~/domain/product";
import { CHOICE_NAMES } from "~/forms/configuration-form";
import { Checkbox } from "./checkbox";
import { PieceBlock } from "./piece-block";
import { BLOCK_TITLES, leaveOutLabel } from "./piece-words";

interface PieceEditorProps {
  /** Keeps the element ids of two editors on one page apart. */
  readonly scope: string;
  readonly draft: ConfigurationDraft;
  readonly rate: number;
  readonly specification: ProductSpecification | null;
  readonly showProblems: boolean;
  readonly dispatch: Dispatch<ConfigurationAction>;
}

/**
 * The four lists of an order (specification, section 2). Panels and fillers open by their checkbox; doors and drawers
 * close by theirs, because each starts with a blank piece that must be filled in otherwise.
 */
export function PieceEditor(props: PieceEditorProps) {
  const { draft, dispatch } = props;
  return (
    <div className="space-y-10">
      <RequiredBlock {...props} list="doors" choiceName={CHOICE_NAMES.leaveOutDoors}>
        <Checkbox
          label="All doors pre-bored"
          name={CHOICE_NAMES.preBoreAll}
          checked={draft.preBoredByDefault}
          onToggle={(preBored) => dispatch({ type: "pre-bore-all", preBored })}
        />
        <input type="hidden" name={CHOICE_NAMES.preBoreAllBefore} value={draft.preBoredByDefault ? "on" : "off"} />
      </RequiredBlock>
      <RequiredBlock {...props} list="drawers" choiceName={CHOICE_NAMES.leaveOutDrawers} />
      <div className="space-y-2">
        <OptionalBlock {...props} list="panels" choiceName={CHOICE_NAMES.includePanels} choice="Include panels?" />
        <OptionalBlock {...props} list="fillers" choiceName={CHOICE_NAMES.includeFillers} choice="Include fillers?" />
      </div>
    </div>
  );
}

interface BlockProps extends PieceEditorProps {
  readonly list: PieceList;
  readonly choiceName: string;
  readonly choice: string;
  readonly children?: ReactNode;
}

function RequiredBlock({ choiceName, children, draft, ...props }: Omit<BlockProps, "choice">) {
  const { list, dispatch } = props;
  const headingId = useId();
  return (
    <section id={`${props.scope}${list}`} aria-labelledby={headingId} className="flex flex-wrap items-center gap-x-3">
      <h2 id={headingId} className="mr-auto text-2xl max-[22.5rem]:basis-full">
        {BLOCK_TITLES[list]}
      </h2>
      <Toggle
        opens={false}
        name={choiceName}
        label={leaveOutLabel(list)}
        checked={!draft.included[list]}
        onToggle={(leftOut) => dispatch({ type: "include", list, included: !leftOut })}
      />
      <div className="toggled min-w-0 basis-full">
        {children}
        <PieceBlock {...props} rows={draft.rows[list]} />
      </div>
    </section>
  );
}

function OptionalBlock({ choiceName, choice, draft, ...props }: BlockProps) {
  const { list, dispatch } = props;
  const headingId = useId();
  return (
    <div id={`${props.scope}${list}`} className="flex flex-wrap items-center gap-x-3">
      <Toggle
        opens
        name={choiceName}
        label={choice}
        checked={draft.included[list]}
        onToggle={(included) => dispatch({ type: "include", list, included })}
      />
      <section aria-labelledby={headingId} className="toggled min-w-0 basis-full">
        <h2 id={headingId} className="mt-2 mb-3 text-2xl">
          {BLOCK_TITLES[list]}
        </h2>
        <PieceBlock {...props} rows={draft.rows[list]} />
      </section>
    </div>
  );
}

interface ToggleProps {
  /** Whether ticking shows the block behind it, or hides it. */
  readonly opens: boolean;
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onToggle: (checked: boolean) => void;
}

/**
 * The checkbox that opens or closes the `toggled` sibling after it with CSS alone, so that it works without JavaScript.
 * It takes a sibling selector, because `:has()` made every keystroke in a long list slower.
 */
function Toggle({ opens, name, label, checked, onToggle }: ToggleProps) {
  const id = useId();
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
