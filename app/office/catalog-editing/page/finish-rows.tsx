import { SelectField } from "~/house/ui/fields/select-field";
import { TextField } from "~/house/ui/fields/text-field";
import { FINISH_KINDS } from "~/trade/catalog/finish";
import { finishName } from "../style-names";

const KINDS = FINISH_KINDS.map((kind) => ({ value: kind, label: kind.charAt(0).toUpperCase() + kind.slice(1) }));

interface FinishRowsProps {
  /** The names of the style's finishes, then an empty text for each blank row. */
  readonly names: readonly string[];
}

/** The finishes of a style, one row each; blank rows at the end are for more. */
export function FinishRows({ names }: FinishRowsProps) {
  return (
    <fieldset>
      <legend className="font-serif text-2xl">Finishes</legend>
      <p className="mt-2 max-w-[46em] text-stone-700">
        The first finish is included in the style’s price. To remove a finish, clear its row. To get more blank rows,
        save.
      </p>
      {names.map((name, index) => (
        <fieldset key={finishName("name", index)} className="mt-4 border-t border-stone-300 pt-3">
          <legend className="float-left mb-2 w-full font-semibold">
            Finish {index + 1}
            {name === "" && " (blank)"}
          </legend>
          <input type="hidden" name={finishName("was", index)} value={name} />
          <div className="clear-left grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
            <TextField name={finishName("name", index)} label="Name" maxLength={80} autoComplete="off" />
            <SelectField name={finishName("kind", index)} label="Kind" options={KINDS} />
            <TextField
              name={finishName("added", index)}
              label="Added per sq ft"
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField
              name={finishName("swatch", index)}
              label="Swatch color"
              maxLength={7}
              spellCheck={false}
              autoComplete="off"
            />
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}
