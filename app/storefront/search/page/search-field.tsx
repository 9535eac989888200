import { useNavigate } from "@remix-run/react";
import { type KeyboardEvent, useId, useState } from "react";
import { useHydrated } from "~/base/browser/use-hydrated";
import { fieldLook } from "~/house/ui/kit/field-look";
import { searchPage } from "../page";
import { SEARCH_TEXT } from "../search-field";
import { MAX_SEARCH_TEXT } from "../search-query";
import { useSuggestions } from "../suggestions";
import { SuggestionList, suggestionId } from "./suggestion-list";

const NOTHING_CHOSEN = -1;

const countText = (count: number) => (count === 1 ? "1 suggestion" : `${count} suggestions`);

/**
 * The field of the search page. With JavaScript it shows suggestions, as the combobox "list autocomplete with manual
 * selection" of the ARIA Authoring Practices Guide; choosing a suggestion opens its page.
 */
export function SearchField({ asked }: { readonly asked: string }) {
  const id = useId();
  const navigate = useNavigate();
  const isAlive = useHydrated();
  const [text, setText] = useState(asked);
  const [answered, setAnswered] = useState(asked);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(NOTHING_CHOSEN);
  const suggestions = useSuggestions(typed);
  const isOpen = typed !== null && suggestions.length > 0;
  const chosen = isOpen ? suggestions[active] : undefined;

  function close() {
    setTyped(null);
    setActive(NOTHING_CHOSEN);
  }

  // After another search on this page, the field keeps the focus and shows the new text. An effect would also run after
  // the first render, and undo what was typed in between.
  if (answered !== asked) {
    setAnswered(asked);
    setText(asked);
    close();
  }

  function move(by: number) {
    if (typed === null) setTyped(text);
    const places = suggestions.length + 1;
    if (isOpen) setActive(((active + 1 + by + places) % places) - 1);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Escape") {
      if (!isOpen) setText("");
      close();
    } else if (event.key === "Enter" && chosen) navigate(chosen.to);
    else {
      if (event.key === "Home" || event.key === "End") setActive(NOTHING_CHOSEN);
      if (event.key === "Enter") close();
      return;
    }
    event.preventDefault();
  }

  return (
    <div className="relative min-w-0 flex-1">
      <label htmlFor={id} className="sr-only">
        {searchPage.label}
      </label>
      <input
        id={id}
        name={SEARCH_TEXT}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_SEARCH_TEXT}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setTyped(target.value);
          setActive(NOTHING_CHOSEN);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        className={fieldLook(false, "mt-0")}
        {...(isAlive && {
          role: "combobox",
          "aria-autocomplete": "list",
          "aria-expanded": isOpen,
          "aria-controls": `${id}-list`,
          "aria-activedescendant": chosen ? suggestionId(id, active) : undefined,
        })}
      />
      {isAlive && (
        <>
          <SuggestionList id={id} suggestions={isOpen ? suggestions : []} active={active} onChoose={navigate} />
          <p role="status" className="sr-only">
            {isOpen && countText(suggestions.length)}
          </p>
        </>
      )}
    </div>
  );
}
