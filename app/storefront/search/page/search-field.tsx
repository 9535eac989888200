import { useEffect, useRef, useState } from "react";
import { useHydrated } from "~/base/browser/use-hydrated";
import { useBrowserLayoutEffect } from "~/base/browser/use-layout-effect";
import { fieldLook } from "~/house/ui/kit/field-look";
import { partOnDemand, useOnDemand } from "~/house/ui/kit/use-on-demand";
import { SEARCH_TEXT } from "../search-field";
import { MAX_SEARCH_TEXT } from "../search-query";
import type { SuggestionState } from "./suggestion-box";

const suggestionBox = partOnDemand(async () => (await import("./suggestion-box")).SuggestionBox);

const CLOSED: SuggestionState = { isOpen: false, active: undefined };

interface SearchFieldProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder?: string;
  /** The text of the search that is shown. */
  readonly asked?: string;
  readonly isInDialog?: boolean;
}

/** A field for a search text. With JavaScript it shows suggestions, whose code is loaded when the field gets the focus. */
export function SearchField({ id, label, placeholder, asked = "", isInDialog = false }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const answered = useRef(asked);
  const isAlive = useHydrated();
  const [isWanted, setWanted] = useState(false);
  const [{ isOpen, active }, setState] = useState(CLOSED);
  const { code: SuggestionBox } = useOnDemand(suggestionBox, isWanted);

  // After another search on this page, the field keeps the focus and shows the new text. What was typed before the
  // first effect stays.
  useBrowserLayoutEffect(() => {
    if (field.current && answered.current !== asked) field.current.value = asked;
    answered.current = asked;
  }, [asked]);

  useEffect(() => setWanted(document.activeElement === field.current), []);

  return (
    <div className="relative min-w-0 flex-1">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        name={SEARCH_TEXT}
        // With type="search", the first Escape would empty the field instead of closing a dialog.
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_SEARCH_TEXT}
        placeholder={placeholder}
        defaultValue={asked}
        onFocus={() => setWanted(true)}
        className={fieldLook(false, "mt-0")}
        // In a dialog, it stays a text field, and names its list only once that exists.
        {...(isAlive && !isInDialog && { role: "combobox", "aria-expanded": isOpen })}
        {...((isInDialog ? SuggestionBox : isAlive) && {
          "aria-autocomplete": "list",
          "aria-controls": `${id}-list`,
          "aria-activedescendant": active,
        })}
      />
      {SuggestionBox && <SuggestionBox key={asked} {...{ id, field, isInDialog }} onState={setState} />}
    </div>
  );
}
