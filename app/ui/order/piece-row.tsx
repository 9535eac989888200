import { type Dispatch, memo } from "react";
import { pieceProblems } from "~/domain/add-to-cart";
import type { PieceRow as Row } from "~/domain/configuration-draft";
import type { ConfigurationAction } from "~/domain/configuration-steps";
import { formatCents } from "~/domain/money";
import { mostInches, type PieceList } from "~/domain/piece";
import { type PieceDraft, type PieceField, sizeOf } from "~/domain/piece-draft";
import { formatSqFt, pricePiece } from "~/domain/pricing";
import { fieldName } from "~/forms/configuration-form";
import { fieldLook } from "~/ui/kit/field-look";
import { Checkbox } from "./checkbox";
import { fieldId } from "./field-ids";
import { FractionField } from "./fraction-field";
import { InchesField } from "./inches-field";
import { PRE_BORED_LABEL, pieceName } from "./piece-words";
import { problemText } from "./problem-words";
import { RowActions } from "./row-actions";

interface PieceRowProps {
  readonly scope: string;
  readonly list: PieceList;
  readonly index: number;
  readonly row: Row;
  readonly rate: number;
  readonly removable: boolean;
  readonly duplicable: boolean;
  /** After a refused submit: each field says what is wrong with it. */
  readonly showProblems: boolean;
  readonly dispatch: Dispatch<ConfigurationAction>;
}

/** One piece, left to right as a tape measure is read; memoized, so that typing in one row renders only that row. */
export const PieceRow = memo(function PieceRow(props: PieceRowProps) {
  const { scope, list, index, row, rate, removable, duplicable, showProblems, dispatch } = props;
  const { key, draft } = row;
  const name = pieceName(list, index);
  const most = mostInches(list);
  const problems = showProblems ? pieceProblems(list, draft) : [];
  const errorId = `${scope}${list}-${index + 1}-errors`;
  const price = pricePiece(sizeOf(draft, most), rate);

  const field = (fieldOf: Exclude<PieceField, "preBored">) => {
    const invalid = problems.some((problem) => problem.field === fieldOf);
    return {
      id: fieldId(scope, list, index, fieldOf),
      name: fieldName(list, index, fieldOf),
      value: draft[fieldOf],
      most,
      invalid,
      describedBy: invalid ? `${errorId}-${fieldOf}` : undefined,
      onChange: (value: string) => edit({ [fieldOf]: value }),
    };
  };

  function edit(change: Partial<PieceDraft>): void {
    dispatch({ type: "edit", list, key, change });
  }

  const location = field("location");
  return (
    // A fieldset's legend cannot be laid out in the row's grid, so the group is named by its label.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="group" aria-label={name} className="border-t border-stone-300 py-4">
      <div className="piece-grid">
        <p aria-hidden="true" className="piece-name font-semibold">
          {name}
        </p>
        <div className="piece-width grid grid-cols-2 gap-2">
          <InchesField side="Width" {...field("widthInches")} />
          <FractionField side="Width" {...field("widthFraction")} />
        </div>
        <div className="piece-height grid grid-cols-2 gap-2">
          <InchesField side="Height" {...field("heightInches")} />
          <FractionField side="Height" {...field("heightFraction")} />
        </div>
        <div className="piece-location min-w-0">
          <label htmlFor={location.id} className="block whitespace-nowrap text-xs tracking-tight text-stone-600">
            Location
          </label>
          <input
            id={location.id}
            name={location.name}
            type="text"
            autoComplete="off"
            value={location.value}
            aria-invalid={location.invalid || undefined}
            aria-describedby={location.describedBy}
            onChange={(event) => location.onChange(event.currentTarget.value)}
            className={fieldLook(location.invalid)}
          />
        </div>
        <p className="piece-price figures text-right text-sm">
          <span className="block text-stone-600">{formatSqFt(price.area)} sq ft</span>
          <span className="block font-semibold">{formatCents(price.cents)}</span>
        </p>
        <div className="piece-actions">
          <RowActions
            list={list}
            index={index}
            removable={removable}
            duplicable={duplicable}
            onDuplicate={() => dispatch({ type: "duplicate", list, key })}
            onRemove={() => dispatch({ type: "remove", list, key })}
          />
        </div>
      </div>
      {problems.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-signal">
          {problems.map((problem) => (
            <p key={problem.field} id={`${errorId}-${problem.field}`}>
              {problemText(problem, list)}
            </p>
          ))}
        </div>
      )}
      {list === "doors" && (
        <Checkbox
          label={PRE_BORED_LABEL}
          name={fieldName(list, index, "preBored")}
          checked={draft.preBored}
          onToggle={(preBored) => edit({ preBored })}
        />
      )}
    </div>
  );
});
