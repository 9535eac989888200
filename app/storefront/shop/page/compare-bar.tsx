import { type ChangeEvent, useState } from "react";
import { COMPARED, MAX_COMPARED } from "~/trade/catalog/comparison";
import type { StyleName } from "~/trade/catalog/found-styles";
import type { ShopView } from "../shop-view";

const FORM = "compare-styles";

/** The styles chosen for comparison; `filteredOut` are those that the filters have removed from view. */
interface Choosing {
  readonly chosen: readonly StyleName[];
  readonly filteredOut: readonly StyleName[];
  readonly onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
}

export function useChoosing({ products, unstated }: ShopView): Choosing {
  const [chosen, setChosen] = useState<readonly StyleName[]>([]);
  const seen: readonly StyleName[] = [...products, ...unstated];
  const filteredOut = chosen.filter(({ id }) => !seen.some((style) => style.id === id));
  const onChoose = ({ target: { form } }: ChangeEvent<HTMLInputElement>) => {
    const ids = form ? new FormData(form).getAll(COMPARED) : [];
    setChosen([...seen, ...filteredOut].filter(({ id }) => ids.includes(id)));
  };
  return { chosen, filteredOut, onChoose };
}

interface CompareBoxProps extends Pick<Choosing, "chosen" | "onChoose"> {
  readonly style: StyleName;
  readonly isNamed?: boolean;
}

export function CompareBox({ style: { id, title }, chosen, onChoose, isNamed }: CompareBoxProps) {
  return (
    <label className="compare-box">
      <input
        type="checkbox"
        form={FORM}
        name={COMPARED}
        value={id}
        defaultChecked={chosen.some((style) => style.id === id)}
        onChange={onChoose}
      />
      <span>
        Compare <span className={isNamed ? undefined : "sr-only"}>{title}</span>
      </span>
    </label>
  );
}

/** The button for the comparison, at the lower edge while any style is chosen; the style sheet counts the boxes. */
export function CompareBar({ chosen, filteredOut, onChoose }: Choosing) {
  const count = chosen.length;
  return (
    <form id={FORM} action="/compare" className="compare-bar print:hidden">
      {filteredOut.map((style) => (
        <CompareBox key={style.id} style={style} chosen={chosen} onChoose={onChoose} isNamed />
      ))}
      <button
        type="submit"
        // Browsers do not include a number counted by a style sheet in the accessible name.
        aria-label={count > 1 && count <= MAX_COMPARED ? `Compare ${count} styles` : undefined}
        className="button bg-oak text-white hover:bg-oak-dark"
      >
        Compare
      </button>
    </form>
  );
}
