import { fieldLook } from "~/house/ui/kit/field-look";
import { COMPARED, type Comparison } from "~/trade/catalog/comparison";
import { FINISH_FIELD } from "~/trade/catalog/finish";
import { comparePage } from "./compare";

type SeeInFinishProps = Pick<Comparison, "styles" | "finish" | "choices">;

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Shows the same styles in another finish, if there are finishes to choose from. */
export function SeeInFinish({ styles, finish, choices }: SeeInFinishProps) {
  const { label, sold, button } = comparePage.see;
  if (choices.length === 0) return null;
  const shown = styles.map(({ id }) => id).join();
  return (
    // The key resets the select with every comparison.
    <form key={`${shown} ${finish}`} action="/compare" autoComplete="off" className="compare-add">
      <label className="block font-semibold">
        {label}
        <select name={FINISH_FIELD} defaultValue={finish ?? ""} className={fieldLook(false, "font-normal")}>
          <option value="">{sold}</option>
          {choices.map(({ kind, names }) => (
            <optgroup key={kind} label={capitalized(comparePage.finishKinds[kind])}>
              {names.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <input type="hidden" name={COMPARED} value={shown} />
      <button type="submit" className="button bg-ink text-white hover:bg-stone-700">
        {button}
      </button>
    </form>
  );
}
