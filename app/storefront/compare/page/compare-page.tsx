import { Link } from "@remix-run/react";
import { fieldLook } from "~/house/ui/kit/field-look";
import { Notice } from "~/house/ui/kit/notice";
import { PageBanner } from "~/house/ui/kit/page-banner";
import { COMPARED, type Comparison, MAX_COMPARED } from "~/trade/catalog/comparison";
import { FINISH_FIELD } from "~/trade/catalog/finish";
import { noStyleHasFinish } from "~/trade/making/no-style-has-finish";
import { AddStyle, ChooseStyles } from "./choose-styles";
import { comparePage } from "./compare";
import { ComparisonTable } from "./comparison-table";

/** Up to four styles side by side, or a list to choose them from. */
export function ComparePage({ comparison }: { readonly comparison: Comparison }) {
  const { title, lead, care, warranty } = comparePage;
  const { styles, others, finish, choices } = comparison;
  return (
    <>
      <PageBanner title={title}>
        <p>{lead}</p>
      </PageBanner>
      <div className="wrap py-8">
        <LeftOut comparison={comparison} />
        {styles.length === 0 ? (
          <ChooseStyles others={others} />
        ) : (
          <>
            <div className="mb-8 flex flex-wrap gap-x-12 gap-y-6 empty:hidden print:hidden">
              <AddStyle styles={styles} others={others} finish={finish} />
              <SeeInFinish styles={styles} finish={finish} choices={choices} />
            </div>
            <ComparisonTable styles={styles} finish={finish} />
            <ul className="mt-6 flex flex-wrap gap-x-6 text-sm print:hidden">
              <li>
                <Link to="/how-to/care" className="link-tall">
                  {care.all}
                </Link>
              </li>
              <li>
                <Link to="/lifetime-warranty" className="link-tall">
                  {warranty.all}
                </Link>
              </li>
            </ul>
          </>
        )}
      </div>
    </>
  );
}

/** What was requested but is not shown, and why. */
function LeftOut({ comparison }: { readonly comparison: Comparison }) {
  const { finish, tooMany, unknown } = comparison;
  const isUnknown = noStyleHasFinish(comparison);
  if (tooMany.length === 0 && unknown === 0 && !isUnknown) return null;
  return (
    <Notice tone="info" className="mb-8">
      {tooMany.length > 0 && (
        <p>
          {MAX_COMPARED} styles fit side by side, and you chose more. Left out:{" "}
          {tooMany.map(({ title }) => title).join(", ")}. Remove one of those shown to make room.
        </p>
      )}
      {isUnknown && <p>None of these styles is made in “{finish}”. Each is shown in what it is sold in.</p>}
      {unknown > 0 && (
        <p>
          {unknown === 1
            ? "One style that you asked for is not in the shop."
            : `${unknown} styles that you asked for are not in the shop.`}
        </p>
      )}
    </Notice>
  );
}

type SeeInFinishProps = Pick<Comparison, "styles" | "finish" | "choices">;

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Shows the same styles in another finish, if there are finishes to choose from. */
function SeeInFinish({ styles, finish, choices }: SeeInFinishProps) {
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
