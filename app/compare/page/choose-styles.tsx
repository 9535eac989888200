import { COMPARED, MAX_COMPARED, type StyleName } from "~/catalog/comparison";
import { FINISH_FIELD } from "~/catalog/finish";
import { ButtonLink } from "~/ui/kit/button";
import { fieldLook } from "~/ui/kit/field-look";
import { comparePage } from "./compare";

/** A list of all styles by name to choose from, shown while nothing is compared yet. */
export function ChooseStyles({ names }: { readonly names: readonly StyleName[] }) {
  const { heading, text, button, shop, none } = comparePage.choose;
  if (names.length === 0) return <p className="text-lg">{none}</p>;
  return (
    <form action="/compare" autoComplete="off">
      <fieldset aria-describedby="compare-how">
        <legend className="font-serif text-2xl">{heading}</legend>
        <p id="compare-how" className="mt-2 text-stone-700">
          {text}
        </p>
        <ul className="compare-names mt-4">
          {names.map(({ id, title }) => (
            <li key={id}>
              <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 py-1">
                <input type="checkbox" name={COMPARED} value={id} className="h-5 w-5 shrink-0 accent-oak" />
                <span className="wrap-anywhere">{title}</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="submit" className="button bg-ink text-white hover:bg-stone-700">
          {button}
        </button>
        <ButtonLink to="/shop" look="outline">
          {shop}
        </ButtonLink>
      </div>
    </form>
  );
}

interface AddStyleProps {
  readonly styles: readonly StyleName[];
  readonly others: readonly StyleName[];
  readonly finish: string | null;
}

/** Adds one more style to those shown, while there is room. */
export function AddStyle({ styles, others, finish }: AddStyleProps) {
  const { label, choose, button } = comparePage.add;
  if (styles.length >= MAX_COMPARED || others.length === 0) return null;
  const shown = styles.map(({ id }) => id);
  return (
    // The key resets the select with every comparison.
    <form key={shown.join()} action="/compare" autoComplete="off" className="compare-add">
      {finish && <input type="hidden" name={FINISH_FIELD} value={finish} />}
      {shown.map((id) => (
        <input key={id} type="hidden" name={COMPARED} value={id} />
      ))}
      <label className="block font-semibold">
        {label}
        <select name={COMPARED} defaultValue="" className={fieldLook(false, "font-normal")}>
          <option value="">{choose}</option>
          {others.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button bg-ink text-white hover:bg-stone-700">
        {button}
      </button>
    </form>
  );
}
