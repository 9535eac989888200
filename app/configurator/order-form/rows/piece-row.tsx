import { memo, useCallback } from "react";
import { selectOnFocus } from "~/base/browser/select-on-focus";
import { PRE_BORED_LABEL, pieceName, rowId } from "~/configurator/lines/piece-words";
import { classNames } from "~/house/ui/kit/class-names";
import { fieldLook } from "~/house/ui/kit/field-look";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import type { ProductSpecification } from "~/trade/catalog/product";
import {
  isCupRefused,
  isLocationTooLong,
  isShownBelow,
  pieceProblems,
  refusedFields,
  unreadableProblems,
} from "~/trade/making/piece-problems";
import { formatCents } from "~/trade/measure/money";
import { maxInches } from "~/trade/measure/piece";
import type { PieceDraft, PieceField } from "~/trade/pieces/blank-piece";
import { isBlank, SIDES, sizeOf } from "~/trade/pieces/piece-draft";
import { formatSqFt, pricePiece } from "~/trade/pricing/pricing";
import { foldOf } from "../folds";
import { HiddenFields } from "../hidden-fields";
import type { Fold } from "../order-intents";
import { fieldName } from "../piece-field-name";
import { useKeptCups } from "../use-kept-cups";
import { Checkbox } from "./checkbox";
import { fieldId } from "./field-ids";
import type { OrderStore } from "./order-store";
import { RowActions } from "./row-actions";
import { RowDetails } from "./row-details";
import { RowFindings, RowProblems, useRowFindings } from "./row-findings";
import { CompactFields } from "./row-part";
import { SizeField } from "./size-field";
import { type RowPlace, useRowDraft, useSettledRowDraft } from "./use-row-draft";

interface PieceRowProps extends RowPlace {
  readonly scope: string;
  readonly rate: number;
  readonly specification: ProductSpecification | null;
  readonly removable: boolean;
  readonly duplicable: boolean;
  readonly showProblems: boolean;
  readonly compact: boolean;
  /** The fold of its details that the server was asked for; `undefined` if it was not. */
  readonly asked: Fold | undefined;
  readonly isAnswered: boolean | undefined;
  readonly store: OrderStore;
}

/**
 * One piece, left to right as a tape measure is read. It reads its own row from the store, so that typing in it renders
 * nothing else.
 */
export const PieceRow = memo(function PieceRow(props: PieceRowProps) {
  const { scope, list, index, rowKey: key, rate, specification, removable, duplicable, showProblems, store } = props;
  const { compact, asked, isAnswered } = props;
  const { dispatch } = store;
  const draft = useRowDraft(store, { list, index, rowKey: key });
  const { findings, onEnter, onLeave } = useRowFindings(draft, list, specification);
  const kept = useKeptCups(store, { list, index, rowKey: key });
  const name = pieceName(list, index);
  const problems = showProblems ? pieceProblems(list, draft, specification).filter(isShownBelow) : [];
  const idOf = (field: PieceField) => fieldId(scope, list, index, field);
  const refusalId = (field: PieceField) => `${idOf(field)}-error`;
  const isRefused = (field: PieceField) => problems.some((problem) => problem.field === field);
  const findingsId = `${scope}${list}-${index + 1}-findings`;
  const describedBy = findings.length > 0 ? findingsId : undefined;
  const blocked = showProblems ? refusedFields(list, findings) : [];
  const doubtful = [...problems, ...unreadableProblems(draft, list)].map(({ field }) => field);
  const openFolds = [asked, ...[...blocked, ...doubtful].map(foldOf)].filter(Boolean).join(" ");
  const tooLongId = isLocationTooLong(draft) && !isRefused("location") ? `${idOf("location")}-cut` : undefined;

  // Stable callbacks, so that a keystroke renders only the components that it changes.
  const edit = useCallback(
    (change: Partial<PieceDraft>) => dispatch({ type: "edit", list, key, change }),
    [dispatch, list, key],
  );
  const editLocation = useCallback((location: string) => edit({ location }), [edit]);
  const editQuantity = useCallback((quantity: string) => edit({ quantity }), [edit]);
  const editPreBored = useCallback((preBored: boolean) => edit({ preBored }), [edit]);
  const duplicate = useCallback(() => dispatch({ type: "duplicate", list, key }), [dispatch, list, key]);
  const remove = useCallback(() => dispatch({ type: "remove", list, key }), [dispatch, list, key]);

  const text = (field: "location" | "quantity") => ({
    id: idOf(field),
    name: fieldName(list, index, field),
    value: draft[field],
    describedBy: isRefused(field) ? refusalId(field) : undefined,
    invalid: isRefused(field),
  });
  const locationText = { ...text("location"), ...(tooLongId && { describedBy: tooLongId }) };

  return (
    // A fieldset's legend cannot be laid out in the row's grid, so the group is named by its label.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      role="group"
      id={compact ? rowId(list, index) : undefined}
      aria-label={name}
      className={compact ? (isBlank(draft) ? "blank" : undefined) : "border-t border-stone-300 py-3"}
      onFocus={(event) => {
        onEnter();
        kept.onFocus(event);
      }}
      onBlur={(event) => {
        kept.onLeave(event);
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
    >
      {compact ? (
        <>
          <CompactFields
            list={list}
            index={index}
            draft={draft}
            refused={problems.map(({ field }) => field)}
            blocked={blocked}
            findingsId={describedBy}
            tooLongId={tooLongId}
            removable={removable}
            duplicable={duplicable}
            isOpen={asked !== undefined}
            specification={specification}
          />
          <RowPrice store={store} rate={rate} list={list} index={index} rowKey={key} />
        </>
      ) : (
        <div className="piece-grid">
          <p aria-hidden="true" className="piece-name font-semibold">
            {name}
          </p>
          {SIDES.map((side) => (
            <SizeField
              key={side.side}
              scope={scope}
              list={list}
              index={index}
              side={side}
              inches={draft[side.inches]}
              fraction={draft[side.fraction]}
              refused={isRefused(side.inches)}
              refusalId={refusalId(side.inches)}
              blocked={blocked.includes(side.inches)}
              findingsId={describedBy}
              onEdit={edit}
            />
          ))}
          <TextField label="Location" className="piece-location" {...locationText} onChange={editLocation} />
          <TextField
            label="Quantity"
            className="piece-quantity"
            numeric
            {...text("quantity")}
            onChange={editQuantity}
          />
          <RowPrice store={store} rate={rate} list={list} index={index} rowKey={key} />
          <div className="piece-actions">
            <RowActions
              list={list}
              index={index}
              removable={removable}
              duplicable={duplicable}
              onDuplicate={duplicate}
              onRemove={remove}
            />
          </div>
        </div>
      )}
      <RowProblems list={list} index={index} draft={draft} problems={problems} idOf={refusalId} tooLongId={tooLongId} />
      <RowFindings id={findingsId} findings={findings} />
      {!compact && (
        <div className="flex flex-wrap items-start gap-x-6">
          {list === "doors" && (
            <Checkbox
              id={idOf("preBored")}
              label={PRE_BORED_LABEL}
              name={fieldName(list, index, "preBored")}
              checked={draft.preBored}
              invalid={blocked.includes("preBored")}
              describedBy={blocked.includes("preBored") ? findingsId : undefined}
              onToggle={editPreBored}
            />
          )}
          <RowDetails
            scope={scope}
            list={list}
            index={index}
            rowKey={key}
            store={store}
            draft={draft}
            specification={specification}
            isCupRefused={isCupRefused(findings, problems)}
            openFolds={openFolds}
            isAnswered={isAnswered}
            onEdit={edit}
          />
        </div>
      )}
      <HiddenFields list={list} index={index} draft={draft} />
    </div>
  );
});

interface RowPriceProps extends RowPlace {
  readonly store: OrderStore;
  readonly rate: number;
}

const RowPrice = memo(function RowPrice({ store, rate, ...place }: RowPriceProps) {
  const sized = sizeOf(useSettledRowDraft(store, place), maxInches(place.list));
  const price = pricePiece(sized, rate, useShopTerms());
  const quantity = sized.quantity ?? 1;
  return (
    <p className="piece-price figures text-right text-sm whitespace-nowrap">
      <span className="block text-stone-600">{formatSqFt(price.area * quantity)} sq ft</span>
      <span className="block font-semibold">{formatCents(price.cents * quantity)}</span>
      {quantity > 1 && <span className="block text-stone-600">{formatCents(price.cents)} each</span>}
    </p>
  );
});

interface TextFieldProps {
  readonly label: string;
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly numeric?: boolean;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly className: string;
  readonly onChange: (value: string) => void;
}

const TextField = memo(function TextField(props: TextFieldProps) {
  const { label, id, describedBy, invalid, numeric, className, onChange, ...field } = props;
  return (
    <div className={classNames("min-w-0", className)}>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode={numeric ? "numeric" : undefined}
        autoComplete="off"
        enterKeyHint="next"
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onFocus={numeric ? selectOnFocus : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={fieldLook(invalid, numeric ? "figures text-right" : undefined)}
        {...field}
      />
    </div>
  );
});
