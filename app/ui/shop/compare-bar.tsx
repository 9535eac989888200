import { type ChangeEvent, useState } from "react";
import { COMPARED, MOST_COMPARED, type StyleName } from "~/domain/comparison";
import type { ShopView } from "~/domain/finding/shop-view";

const FORM = "compare-styles";

/** What is chosen to be compared, also of styles that the filters have taken out of view. */
export interface Choosing {
  readonly chosen: readonly StyleName[];
  readonly away: readonly StyleName[];
  /** Called when one of the boxes has changed. */
  readonly onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Keeps what is chosen while the filters change what is in view; the boxes themselves work by the form alone. */
export function useChoosing({ products, untold }: ShopView): Choosing {
  const [chosen, setChosen] = useState<readonly StyleName[]>([]);
  const seen: readonly StyleName[] = [...products, ...untold];
  const away = chosen.filter(({ id }) => !seen.some((style) => style.id === id));
  const onChoose = ({ target: { form } }: ChangeEvent<HTMLInputElement>) => {
    const ids = form ? new FormData(form).getAll(COMPARED) : [];
    setChosen([...seen, ...away].filter(({ id }) => ids.includes(id)));
  };
  return { chosen, away, onChoose };
}

interface CompareBoxProps extends Pick<Choosing, "chosen" | "onChoose"> {
  readonly style: StyleName;
  /** Whether the style's name is to be read beside it, and not above it alone. */
  readonly isNamed?: boolean;
}

/** The box that puts a style into the comparison. */
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
        className="h-5 w-5 shrink-0 accent-oak"
      />
      <span>
        Compare <span className={isNamed ? undefined : "sr-only"}>{title}</span>
      </span>
    </label>
  );
}

/** The way to the comparison, at the lower edge while anything is chosen: the style sheet counts the boxes. */
export function CompareBar({ chosen, away, onChoose }: Choosing) {
  const count = chosen.length;
  return (
    <form id={FORM} action="/compare" className="compare-bar print:hidden">
      {away.map((style) => (
        <CompareBox key={style.id} style={style} chosen={chosen} onChoose={onChoose} isNamed />
      ))}
      <button
        type="submit"
        // Browsers leave what a style sheet counts out of a name.
        aria-label={count > 1 && count <= MOST_COMPARED ? `Compare ${count} styles` : undefined}
        className="button bg-oak text-white hover:bg-oak-dark"
      >
        Compare
      </button>
    </form>
  );
}
