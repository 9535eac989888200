import type { MouseEvent } from "react";
import { type Narrowing, NO_FILTER, type ShopFilter, shopAddress } from "../shop-filter";
import type { ShopView } from "../shop-view";
import { chipsOf, narrowingText, stylesText, withoutNarrowing } from "./filter-words";

const LINK = "button border-stone-500 px-4 text-sm hover:border-ink hover:bg-linen";

interface FilterLinksProps {
  readonly view: ShopView;
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

interface FilterLinkProps extends Pick<FilterLinksProps, "onFollow"> {
  readonly filter: ShopFilter;
  readonly children: string;
  readonly name?: string;
}

function FilterLink({ filter, onFollow, children, name }: FilterLinkProps) {
  return (
    <a href={shopAddress(filter)} rel="nofollow" onClick={onFollow} aria-label={name} className={LINK}>
      {children}
      {name && <span aria-hidden="true">×</span>}
    </a>
  );
}

export function FilterChips({ view, onFollow }: FilterLinksProps) {
  const chips = chipsOf(view);
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Chosen filters" className="mt-3 flex flex-wrap gap-2">
      {chips.map(({ label, filter }) => (
        <li key={label}>
          <FilterLink filter={filter} onFollow={onFollow} name={`Remove ${label}`}>
            {label}
          </FilterLink>
        </li>
      ))}
      <li>
        <FilterLink filter={{ ...NO_FILTER, sort: view.filter.sort }} onFollow={onFollow}>
          Clear all filters
        </FilterLink>
      </li>
    </ul>
  );
}

export function NothingFits({ view, onFollow }: FilterLinksProps) {
  if (view.found > 0) return null;
  const helpful = view.without.filter(([, count]) => count > 0);
  if (helpful.length === 0) {
    return (
      <p className="mt-4 max-w-[40em] text-stone-700">
        Removing one filter is not enough. Clear all filters and start again.
      </p>
    );
  }
  const drop = (name: Narrowing) => withoutNarrowing(view.filter, name);
  return (
    <div className="mt-4 max-w-[40em] text-stone-700">
      <p>No style has all of this. Remove one of these filters:</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {helpful.map(([name, count]) => (
          <li key={name}>
            <FilterLink filter={drop(name)} onFollow={onFollow}>
              {`Any ${narrowingText(name)}: ${stylesText(count)}`}
            </FilterLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
