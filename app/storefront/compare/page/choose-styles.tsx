import { ButtonLink } from "~/house/ui/kit/button";
import { fieldLook } from "~/house/ui/kit/field-look";
import { COMPARED, MAX_COMPARED } from "~/trade/catalog/comparison";
import { FINISH_FIELD } from "~/trade/catalog/finish";
import { FIND_FIELD, type FoundStyles, foundNamesText, isLong, type StyleName } from "~/trade/catalog/found-styles";
import { comparePage } from "./compare";

/** The field that finds styles by name, for a form that has its other fields. */
function FindField({ others }: { readonly others: FoundStyles }) {
  const { label, button } = comparePage.find;
  return (
    <>
      <label className="block font-semibold">
        {label}
        <input
          type="search"
          name={FIND_FIELD}
          defaultValue={others.find}
          spellCheck={false}
          aria-describedby="compare-found"
          className={fieldLook(false, "font-normal")}
        />
      </label>
      <button type="submit" className="button border-stone-500 hover:border-ink hover:bg-linen">
        {button}
      </button>
      <p id="compare-found" className="col-span-full text-sm text-stone-700">
        {foundNamesText(others)}
      </p>
    </>
  );
}

/** A list of styles by name to choose from, shown while nothing is compared yet. */
export function ChooseStyles({ others }: { readonly others: FoundStyles }) {
  const { heading, text, button, shop, none } = comparePage.choose;
  if (others.total === 0) return <p className="text-lg">{none}</p>;
  return (
    // The key resets the fields with every search.
    <form key={others.find} action="/compare" autoComplete="off">
      <fieldset aria-describedby="compare-how">
        <legend className="font-serif text-2xl">{heading}</legend>
        <p id="compare-how" className="mt-2 text-stone-700">
          {text}
        </p>
        {isLong(others) && (
          <div className="compare-add mt-4">
            <FindField others={others} />
          </div>
        )}
        <ul className="compare-names mt-4">
          {others.names.map(({ id, title }) => (
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
  readonly others: FoundStyles;
  readonly finish: string | null;
}

/** The styles that are shown, and their finish, as fields of a form that adds to them. */
function ShownFields({ styles, finish }: Pick<AddStyleProps, "styles" | "finish">) {
  return (
    <>
      {finish && <input type="hidden" name={FINISH_FIELD} value={finish} />}
      {styles.map(({ id }) => (
        <input key={id} type="hidden" name={COMPARED} value={id} />
      ))}
    </>
  );
}

/** Adds one more style to those shown, while there is room. */
export function AddStyle({ styles, others, finish }: AddStyleProps) {
  const { label, choose, button } = comparePage.add;
  if (styles.length >= MAX_COMPARED || others.total === 0) return null;
  const shown = styles.map(({ id }) => id).join();
  return (
    // The key resets the fields with every comparison.
    <div key={`${shown} ${others.find}`} className="space-y-4">
      {isLong(others) && (
        <form action="/compare" autoComplete="off" className="compare-add">
          <ShownFields styles={styles} finish={finish} />
          <FindField others={others} />
        </form>
      )}
      {others.names.length > 0 && (
        <form action="/compare" autoComplete="off" className="compare-add">
          <ShownFields styles={styles} finish={finish} />
          <label className="block font-semibold">
            {label}
            <select name={COMPARED} defaultValue="" className={fieldLook(false, "font-normal")}>
              <option value="">{choose}</option>
              {others.names.map(({ id, title }) => (
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
      )}
    </div>
  );
}
