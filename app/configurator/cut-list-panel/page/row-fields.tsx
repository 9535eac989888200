import { selectOnFocus } from "~/base/browser/select-on-focus";
import { fieldLook } from "~/house/ui/kit/field-look";
import type { CutRow } from "~/trade/cut-list/reading/cut-row";
import { MAX_TYPED_LENGTH } from "../cut-list-form";
import { type TypedInRow, typedName } from "../cut-list-form-names";
import type { Choose } from "../cut-list-shown";

interface RowFieldsProps extends Readonly<Record<TypedInRow, string>> {
  readonly row: CutRow;
  readonly fields: readonly TypedInRow[];
  readonly remarksId: string;
  readonly choose: Choose;
}

const WORDS: Readonly<Record<TypedInRow, string>> = { quantity: "Quantity", width: "Width", height: "Height" };

const isAtFault = ({ problems }: CutRow, field: TypedInRow) =>
  problems.some((problem) => {
    if (problem.kind === "size" || problem.kind === "missing") return problem.side === field;
    return problem.kind === "quantity" ? field === "quantity" : field !== "quantity";
  });

/** The fields in which a visitor corrects a row; sizes are written as in the list, in its unit. */
export function RowFields({ row, fields, remarksId, choose, ...typed }: RowFieldsProps) {
  const { key, line } = row;

  function type(field: TypedInRow, text: string): void {
    if (field === "quantity") choose(({ quantities }) => ({ quantities: { ...quantities, [key]: text } }), true);
    else {
      const shown = { width: typed.width, height: typed.height };
      choose(({ sizes }) => ({ sizes: { ...sizes, [key]: { ...shown, ...sizes?.[key], [field]: text } } }), true);
    }
  }

  return (
    <span className="flex gap-2">
      {fields.map((field) => {
        const isWrong = isAtFault(row, field);
        return (
          <label key={field} className="block min-w-0 text-sm text-stone-700">
            <span aria-hidden="true" className="block md:hidden">
              {WORDS[field]}
            </span>
            <input
              type="text"
              name={typedName(field, key)}
              aria-label={`${WORDS[field]} of line ${line}`}
              inputMode={field === "quantity" ? "numeric" : "text"}
              autoComplete="off"
              maxLength={MAX_TYPED_LENGTH}
              value={typed[field]}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? remarksId : undefined}
              onFocus={selectOnFocus}
              onChange={(event) => type(field, event.currentTarget.value)}
              className={fieldLook(
                isWrong,
                field === "quantity" ? "figures w-16! text-right" : "figures w-24! md:w-28!",
              )}
            />
          </label>
        );
      })}
    </span>
  );
}
