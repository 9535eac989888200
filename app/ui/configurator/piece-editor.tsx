import { type Dispatch, useId } from "react";
import type { ConfigurationAction, ConfigurationDraft } from "~/domain/configuration-draft";
import type { PieceList } from "~/domain/piece";
import { CHOICE_NAMES } from "~/forms/configuration-form";
import { BLOCK_TITLES } from "./block-titles";
import { Checkbox } from "./checkbox";
import { PieceBlock } from "./piece-block";

interface PieceEditorProps {
  /** Keeps the element ids of two editors on one page apart. */
  readonly scope: string;
  readonly draft: ConfigurationDraft;
  readonly rate: number;
  readonly showProblems: boolean;
  readonly dispatch: Dispatch<ConfigurationAction>;
}

/**
 * The four lists of an order (specification, section 2). Panels and fillers open by their checkbox; doors and drawers
 * close by theirs, because each starts with a blank piece that must be filled in otherwise. Blocks open and close by
 * the checkbox itself, so that they do so without JavaScript too.
 */
export function PieceEditor(props: PieceEditorProps) {
  const { draft, dispatch } = props;
  return (
    <div className="space-y-12">
      <RequiredBlock {...props} list="doors" choiceName={CHOICE_NAMES.leaveOutDoors} choice="No doors in this order">
        <Checkbox
          label="All doors pre-bored"
          name={CHOICE_NAMES.preBoreAll}
          checked={draft.preBoredByDefault}
          onToggle={(preBored) => dispatch({ type: "pre-bore-all", preBored })}
        />
        <input type="hidden" name={CHOICE_NAMES.preBoreAllBefore} value={draft.preBoredByDefault ? "on" : "off"} />
      </RequiredBlock>
      <RequiredBlock
        {...props}
        list="drawers"
        choiceName={CHOICE_NAMES.leaveOutDrawers}
        choice="No drawers in this order"
      />
      <OptionalBlock {...props} list="panels" choiceName={CHOICE_NAMES.includePanels} choice="Include panels?" />
      <OptionalBlock {...props} list="fillers" choiceName={CHOICE_NAMES.includeFillers} choice="Include fillers?" />
    </div>
  );
}

interface BlockProps extends PieceEditorProps {
  readonly list: PieceList;
  readonly choiceName: string;
  readonly choice: string;
  readonly children?: React.ReactNode;
}

function RequiredBlock({ list, choiceName, choice, children, ...props }: BlockProps) {
  const { scope, draft, rate, showProblems, dispatch } = props;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="leave-out">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={headingId} className="text-2xl">
          {BLOCK_TITLES[list]}
        </h2>
        <Checkbox
          data-toggle
          className="text-sm text-stone-700"
          label={choice}
          name={choiceName}
          checked={!draft.included[list]}
          onToggle={(leftOut) => dispatch({ type: "include", list, included: !leftOut })}
        />
      </div>
      <div className="toggled">
        <PieceBlock
          scope={scope}
          list={list}
          rows={draft.rows[list]}
          rate={rate}
          showProblems={showProblems}
          dispatch={dispatch}
        >
          {children}
        </PieceBlock>
      </div>
    </section>
  );
}

function OptionalBlock({ list, choiceName, choice, ...props }: BlockProps) {
  const { scope, draft, rate, showProblems, dispatch } = props;
  const headingId = useId();
  return (
    <div className="include">
      <Checkbox
        data-toggle
        label={choice}
        name={choiceName}
        checked={draft.included[list]}
        onToggle={(included) => dispatch({ type: "include", list, included })}
      />
      <section aria-labelledby={headingId} className="toggled">
        <h2 id={headingId} className="mt-2 mb-3 text-2xl">
          {BLOCK_TITLES[list]}
        </h2>
        <PieceBlock
          scope={scope}
          list={list}
          rows={draft.rows[list]}
          rate={rate}
          showProblems={showProblems}
          dispatch={dispatch}
        />
      </section>
    </div>
  );
}
