import { pieceName, rowId } from "~/configurator/lines/piece-words";
import { classNames } from "~/house/ui/kit/class-names";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import type { ProductSpecification } from "~/trade/catalog/product";
import { parseFraction } from "~/trade/measure/measure";
import { FIRST_OFFERS } from "~/trade/measure/option-offers";
import { DEFAULT_BORING, HINGE_SIDES, maxInches, type PieceDetail, type PieceList } from "~/trade/measure/piece";
import { DETAILS_OF, titleOf } from "~/trade/measure/piece-details";
import type { PieceDraft, PieceField } from "~/trade/pieces/blank-piece";
import { measuredFrom } from "~/trade/pieces/cup-cells";
import { readSide, SIDES, type Side } from "~/trade/pieces/piece-draft";
import { type ChosenDetail, choicesOf, isChosen } from "../detail-choices";
import { HINGE_WORDS, isInRow, ROW_SIDES } from "../hinge-options";
import { intentValue } from "../order-intents";
import { fieldName } from "../piece-field-name";
import { fieldId, isPlainInches } from "./field-ids";
import { sideText } from "./problem-words";
import { isGrainShown } from "./wood-fields";

/** Where the order form calls a detail otherwise than its lists do. */
const LABELS: Partial<Record<PieceDetail, string>> = { hinge: "Hinge side", note: "Note to the workshop" };
const TITLES = { width: "Width", height: "Height" } as const;

interface CompactFieldsProps {
  readonly list: PieceList;
  readonly index: number;
  readonly draft: PieceDraft;
  readonly refused: readonly PieceField[];
  readonly blocked: readonly PieceField[];
  readonly findingsId: string | undefined;
  readonly tooLongId: string | undefined;
  readonly removable: boolean;
  readonly duplicable: boolean;
  readonly isOpen: boolean;
  readonly specification: ProductSpecification | null;
}

/**
 * The fields of a row in a long posted list: each size in one field, and little else, so that the server renders less.
 * They hold all values of the row, because they are read again by a post without JavaScript and when JavaScript starts.
 */
export function CompactFields(props: CompactFieldsProps) {
  const { list, index, draft, refused, blocked, findingsId, tooLongId, removable, duplicable } = props;
  const isBoringBlocked = blocked.includes("preBored");
  return (
    <>
      {SIDES.map((side) => (
        <CompactSize key={side.side} side={side} {...props} />
      ))}
      <Text {...props} label="Location" field="location" describedBy={tooLongId} />
      <Text {...props} label="Quantity" field="quantity" />
      <RowButton {...props} type="duplicate" word="Duplicate" enabled={duplicable} />
      <RowButton {...props} type="remove" word="Remove" enabled={removable} />
      {list === "doors" && (
        <label>
          <input
            type="checkbox"
            name={fieldName(list, index, "preBored")}
            id={fieldId("", list, index, "preBored")}
            defaultChecked={draft.preBored}
            aria-invalid={isBoringBlocked || refused.includes("preBored") || undefined}
            aria-describedby={isBoringBlocked ? findingsId : undefined}
          />
          Pre-bored
        </label>
      )}
      {list === "doors" && draft.preBored && <CompactSides {...props} />}
      <CompactDetails {...props} />
    </>
  );
}

interface TextProps extends Pick<CompactFieldsProps, "list" | "index" | "draft" | "refused"> {
  readonly label: string;
  readonly field: Exclude<PieceField, "preBored">;
  readonly value?: string;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
}

function Text({ list, index, draft, refused, label, field, value, invalid, describedBy }: TextProps) {
  const id = fieldId("", list, index, field);
  const isRefused = refused.includes(field);
  return (
    <label>
      {label}
      <input
        id={id}
        name={fieldName(list, index, field)}
        defaultValue={value ?? draft[field]}
        inputMode={field === "quantity" ? "numeric" : undefined}
        aria-invalid={isRefused || invalid || undefined}
        aria-describedby={classNames(isRefused && `${id}-error`, describedBy) || undefined}
      />
    </label>
  );
}

/** A side's two fields as one text with the same meaning; `null` if there is no unambiguous one. */
function joined(inches: string, fraction: string): string | null {
  const sixteenths = parseFraction(fraction);
  if (sixteenths === 0) return inches;
  return sixteenths !== null && isPlainInches(inches) ? `${inches} ${fraction}`.trim() : null;
}

function CompactSize({ side, ...props }: CompactFieldsProps & { readonly side: Side }) {
  const { list, index, draft, blocked, findingsId } = props;
  const reading = readSide(draft, side, maxInches(list));
  const message = sideText(reading, list);
  const text = joined(draft[side.inches], draft[side.fraction]);
  const messageId = `${fieldId("", list, index, side.inches)}-reading`;
  return (
    <>
      <Text
        {...props}
        label={`${TITLES[side.side]} inches`}
        field={side.inches}
        value={text ?? draft[side.inches]}
        invalid={blocked.includes(side.inches) || !("length" in reading)}
        describedBy={classNames(message !== null && messageId, findingsId) || undefined}
      />
      {text === null && (
        <Text {...props} label={`${TITLES[side.side]} fraction`} field={side.fraction} describedBy={findingsId} />
      )}
      {message !== null && <p id={messageId}>{message}</p>}
    </>
  );
}

interface RowButtonProps extends Pick<CompactFieldsProps, "list" | "index"> {
  readonly type: "duplicate" | "remove";
  readonly word: string;
  readonly enabled: boolean;
}

function RowButton({ list, index, type, word, enabled }: RowButtonProps) {
  return (
    // biome-ignore lint/a11y/useButtonType: the default is to submit, and 200 rows have many buttons
    <button name="intent" value={intentValue({ type, list, index })} disabled={!enabled}>
      {word}
      <i>{` ${pieceName(list, index).toLowerCase()}`}</i>
    </button>
  );
}

/** The side of a pre-bored door. One that the row does not offer follows as a hidden field, which a choice precedes. */
function CompactSides({ list, index, draft, isOpen }: CompactFieldsProps) {
  const id = fieldId("", list, index, "hinge");
  const name = fieldName(list, index, "hinge");
  const isOther = draft.hinge !== "" && !isInRow(draft);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it for a group of radios
    <fieldset role="radiogroup">
      <legend>Hinged</legend>
      {(isOpen || isOther ? HINGE_SIDES.slice(0, 4) : ROW_SIDES).map((side, at) => (
        <label key={side}>
          <input
            id={at === 0 ? id : `${id}-${side}`}
            type="radio"
            name={name}
            value={side}
            defaultChecked={draft.hinge === side}
          />
          {HINGE_WORDS[side]}
        </label>
      ))}
      {isOther && <input type="hidden" name={name} value={draft.hinge} />}
    </fieldset>
  );
}

/** Hinges, boring and other details if any is filled in or requested; otherwise the button that requests them. */
function CompactDetails(props: CompactFieldsProps) {
  const { list, index, draft, isOpen, blocked, findingsId, specification } = props;
  const isDoor = list === "doors";
  const boring = draft.boring || String(DEFAULT_BORING);
  const isElsewhere = (name: PieceDetail) =>
    name === "opening" ||
    (name === "hinge" && draft.preBored) ||
    (name === "grain" && !isGrainShown({ list, draft, specification }));
  const names = DETAILS_OF[list].filter((name) => !isElsewhere(name));
  const isSaid = names.some((name) => draft[name] !== "" && !(name === "boring" && boring === String(DEFAULT_BORING)));
  if (!isOpen && !isSaid) {
    return (
      // biome-ignore lint/a11y/useButtonType: see above
      <button name="intent" value={intentValue({ type: "details", list, index })} formAction={`#${rowId(list, index)}`}>
        {isDoor ? "Hinges and note" : "Note"}
        <i>{` of ${pieceName(list, index).toLowerCase()}`}</i>
      </button>
    );
  }
  const ordered: readonly PieceDetail[] = [...names.filter((name) => name !== "note"), "note"];
  return ordered.map((name) => {
    const said = blocked.includes(name) && { invalid: true, describedBy: findingsId };
    const field = { ...props, ...said, label: LABELS[name] ?? titleOf(name) };
    if (!isChosen(name)) return <Text key={name} {...field} field={name} />;
    return <Choice key={name} {...field} field={name} value={VALUES[name]?.(draft) ?? draft[name]} />;
  });
}

/** What a choice that nobody made means. */
const VALUES: Partial<Record<PieceDetail, (draft: PieceDraft) => string>> = {
  boring: ({ boring }) => boring || String(DEFAULT_BORING),
  hingesFrom: measuredFrom,
};

interface ChoiceProps extends Pick<TextProps, "list" | "index" | "refused" | "label" | "invalid" | "describedBy"> {
  readonly field: ChosenDetail;
  readonly value: string;
}

/** A select; a posted value that is not an option is added as one. */
function Choice({ list, index, refused, label, field, value, invalid, describedBy }: ChoiceProps) {
  const { offers = FIRST_OFFERS } = useShopTerms();
  const id = fieldId("", list, index, field);
  const isRefused = refused.includes(field);
  return (
    <label>
      {label}
      <select
        id={id}
        name={fieldName(list, index, field)}
        defaultValue={value}
        aria-invalid={isRefused || invalid || undefined}
        aria-describedby={classNames(isRefused && `${id}-error`, describedBy) || undefined}
      >
        {choicesOf(field, list, offers, value).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
