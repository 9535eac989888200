import { useEffect, useRef } from "react";
import { classNames } from "~/house/ui/kit/class-names";
import { searchPage } from "../page";
import type { Suggestion } from "../search-results";

export const suggestionId = (field: string, place: number) => `${field}-option-${place}`;

interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  readonly active: number;
  /** Whether it takes up space: a list over a dialog's end would be cut off. */
  readonly isInDialog: boolean;
  readonly onChoose: (to: string) => void;
}

export function SuggestionList({ id, suggestions, active, isInDialog, onChoose }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={searchPage.suggestions}
      hidden={suggestions.length === 0}
      className={classNames("border border-stone-500 bg-white", !isInDialog && "absolute inset-x-0 z-10")}
    >
      {suggestions.map(({ kind, title, detail, to }, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above takes the keys
        <div
          key={to}
          id={suggestionId(id, place)}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          // Keep the focus in the field, so that the list stays open for the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(to)}
          className={classNames(
            "flex min-h-12 cursor-pointer items-center justify-between gap-4 px-3 py-2 hover:bg-linen",
            place === active && "bg-linen underline",
          )}
        >
          <span className="min-w-0 font-semibold">{title}</span>
          <span className="text-sm text-stone-700">{detail || kind}</span>
        </div>
      ))}
    </div>
  );
}
