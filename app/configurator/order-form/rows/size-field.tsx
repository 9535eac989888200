import { type FocusEvent, type KeyboardEvent, memo, useCallback, useState } from "react";
import { afterClick } from "~/base/browser/after-click";
import { selectOnFocus } from "~/base/browser/select-on-focus";
import { classNames } from "~/house/ui/kit/class-names";
import { fieldLook } from "~/house/ui/kit/field-look";
import { FRACTIONS, formatMeasure, fromSixteenths, parseFraction } from "~/trade/measure/measure";
import { maxInches, type PieceList } from "~/trade/measure/piece";
import { BLANK_PIECE, type PieceDraft } from "~/trade/pieces/blank-piece";
import { readSide, type Side, settleSide } from "~/trade/pieces/piece-draft";
import { fieldName } from "../piece-field-name";
import { fieldId, isPlainInches, placeAfter } from "./field-ids";
import { sideText } from "./problem-words";

const TITLES = { width: "Width", height: "Height" } as const;

interface SizeFieldProps {
  readonly scope: string;
  readonly list: PieceList;
  readonly index: number;
  readonly side: Side;
  readonly inches: string;
  readonly fraction: string;
  readonly refused: boolean;
  readonly refusalId: string;
  readonly blocked: boolean;
  readonly findingsId: string | undefined;
  readonly onEdit: (change: Partial<PieceDraft>) => void;
}

/**
 * One side of a piece: whole inches and the fraction. The text is read when the field loses the focus; the line below
 * says how it was read, or why it could not be.
 */
export const SizeField = memo(function SizeField(props: SizeFieldProps) {
  const { scope, list, index, side, inches, fraction, refused, refusalId, blocked, findingsId, onEdit } = props;
  const draft = { ...BLANK_PIECE, [side.inches]: inches, [side.fraction]: fraction };
  const [typing, setTyping] = useState(false);
  const [roundingMessage, setRoundingMessage] = useState<string | null>(null);
  const reading = readSide(draft, side, maxInches(list));
  const errorMessage = "length" in reading ? null : sideText(reading, list);
  const message = typing ? null : (errorMessage ?? sideText(reading, list) ?? roundingMessage);
  const messageId = `${fieldId(scope, list, index, side.inches)}-reading`;
  const invalid = refused || blocked || (message !== null && errorMessage !== null);
  const describedBy = classNames(refused && refusalId, message !== null && messageId, findingsId) || undefined;

  function leave(): void {
    afterClick(() => setTyping(false));
    const settled = settleSide(draft, side, list);
    if (!settled) return;
    setRoundingMessage(sideText(settled.reading, list));
    onEdit(settled.change);
  }

  const chooseFraction = useCallback(
    (chosen: string) => {
      setRoundingMessage(null);
      onEdit({ [side.fraction]: chosen });
    },
    [onEdit, side],
  );

  /** If the fraction was typed with the inches, Tab skips the second field. */
  function passFraction(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== "Tab" || event.shiftKey || isPlainInches(inches)) return;
    const next = placeAfter({ list, index, field: side.inches });
    const element = document.getElementById(fieldId(scope, next.list, next.index, next.field));
    if (!element) return;
    event.preventDefault();
    element.focus();
  }

  const common = { side: TITLES[side.side], describedBy, invalid };
  return (
    <div className={side.side === "width" ? "piece-width" : "piece-height"}>
      <div className="grid grid-cols-2 gap-2">
        <InchesField
          {...common}
          id={fieldId(scope, list, index, side.inches)}
          name={fieldName(list, index, side.inches)}
          value={inches}
          onChange={(text) => {
            setRoundingMessage(null);
            onEdit({ [side.inches]: text });
          }}
          onFocus={() => setTyping(message === null)}
          onLeave={leave}
          onKeyDown={passFraction}
        />
        <FractionField
          {...common}
          id={fieldId(scope, list, index, side.fraction)}
          name={fieldName(list, index, side.fraction)}
          value={fraction}
          onChange={chooseFraction}
        />
      </div>
      <p
        id={messageId}
        role="status"
        className={classNames("text-xs not-empty:mt-1", errorMessage ? "text-signal" : "text-stone-700")}
      >
        {message}
      </p>
      {message !== null && reading.kind === "between" && (
        <p className="flex gap-2">
          {[reading.below, reading.above].map((length) => {
            const mark = fromSixteenths(length);
            return (
              <button
                key={length}
                type="button"
                className="min-h-11 border border-stone-500 px-3 text-sm hover:bg-linen"
                onClick={() => onEdit({ [side.inches]: String(mark.inches), [side.fraction]: mark.fraction })}
              >
                {formatMeasure(mark)}"
              </button>
            );
          })}
        </p>
      )}
    </div>
  );
});

const OPTIONS = FRACTIONS.map((fraction) => (
  <option key={fraction} value={fraction}>
    {fraction}
  </option>
));

interface FractionFieldProps {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly value: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly onChange: (value: string) => void;
}

/** The fraction of an inch, as a tape marks it; a posted text that is not an option is added as one. */
const FractionField = memo(function FractionField(props: FractionFieldProps) {
  const { id, name, side, value, describedBy, invalid, onChange } = props;
  const sixteenths = parseFraction(value);
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="field-label">
        fraction
      </label>
      <select
        id={id}
        name={name}
        aria-label={`${side} fraction`}
        value={sixteenths === null ? value : FRACTIONS[sixteenths]}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={fieldLook(invalid, "figures")}
      >
        {sixteenths === null && <option value={value}>{value}</option>}
        {OPTIONS}
      </select>
    </div>
  );
});

interface InchesFieldProps extends FractionFieldProps {
  readonly onFocus: () => void;
  readonly onLeave: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * The inches of one side. It also accepts a whole tape size, which is split into both fields when the field loses the
 * focus. An empty field shows a 0 behind it, not in it, so that the 0 cannot become part of a number.
 */
function InchesField({ id, name, side, value, describedBy, invalid, ...on }: InchesFieldProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="field-label">
        {side} inches
      </label>
      <input
        id={id}
        name={name}
        type="text"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        placeholder="0"
        value={value}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onFocus={(event) => {
          selectOnFocus(event);
          on.onFocus();
        }}
        onBlur={on.onLeave}
        onKeyDown={on.onKeyDown}
        onChange={(event) => on.onChange(event.currentTarget.value)}
        className={fieldLook(invalid, "figures text-right placeholder:text-stone-500")}
      />
    </div>
  );
}
