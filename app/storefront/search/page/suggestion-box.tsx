import { useNavigate } from "@remix-run/react";
import { type RefObject, useEffect, useState } from "react";
import { useBrowserLayoutEffect } from "~/base/browser/use-layout-effect";
import { counted } from "~/base/text/counts";
import { useSuggestions } from "../suggestions";
import { SuggestionList, suggestionId } from "./suggestion-list";

const NOTHING_CHOSEN = -1;

/** What the list says about its field. */
export interface SuggestionState {
  readonly isOpen: boolean;
  /** The id of the chosen suggestion. */
  readonly active: string | undefined;
}

interface SuggestionBoxProps {
  readonly id: string;
  readonly field: RefObject<HTMLInputElement>;
  readonly isInDialog: boolean;
  readonly onState: (state: SuggestionState) => void;
}

/** What was typed before this code was loaded. */
function typedBefore({ current }: RefObject<HTMLInputElement>): string | null {
  return current && current === document.activeElement && current.value !== current.defaultValue ? current.value : null;
}

/**
 * The suggestions of a search field, as the combobox "list autocomplete with manual selection" of the ARIA Authoring
 * Practices Guide; choosing a suggestion opens its page. In a dialog, Escape is left to the dialog.
 */
export function SuggestionBox({ id, field, isInDialog, onState }: SuggestionBoxProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(() => typedBefore(field));
  const [place, setPlace] = useState(NOTHING_CHOSEN);
  const suggestions = useSuggestions(typed);
  const isOpen = typed !== null && suggestions.length > 0;
  const chosen = isOpen ? suggestions[place] : undefined;
  const active = chosen && suggestionId(id, place);

  // Before the list is painted, so that the field never contradicts it.
  useBrowserLayoutEffect(() => onState({ isOpen, active }), [isOpen, active, onState]);

  useEffect(() => {
    const input = field.current;
    if (!input) return;

    function close() {
      setTyped(null);
      setPlace(NOTHING_CHOSEN);
    }

    function onInput() {
      setTyped(input?.value ?? null);
      setPlace(NOTHING_CHOSEN);
    }

    function move(by: number) {
      if (typed === null) setTyped(input?.value ?? null);
      const places = suggestions.length + 1;
      if (isOpen) setPlace(((place + 1 + by + places) % places) - 1);
    }

    function onKeyDown(event: KeyboardEvent) {
      if (event.isComposing) return;
      if (event.key === "ArrowDown") move(1);
      else if (event.key === "ArrowUp") move(-1);
      else if (event.key === "Escape" && !isInDialog) {
        if (input && !isOpen) input.value = "";
        close();
      } else if (event.key === "Enter" && chosen) navigate(chosen.to);
      else {
        if (event.key === "Home" || event.key === "End") setPlace(NOTHING_CHOSEN);
        if (event.key === "Enter") close();
        return;
      }
      event.preventDefault();
    }

    input.addEventListener("input", onInput);
    input.addEventListener("keydown", onKeyDown);
    input.addEventListener("blur", close);
    return () => {
      input.removeEventListener("input", onInput);
      input.removeEventListener("keydown", onKeyDown);
      input.removeEventListener("blur", close);
    };
  });

  return (
    <>
      <SuggestionList
        id={id}
        suggestions={isOpen ? suggestions : []}
        active={place}
        isInDialog={isInDialog}
        onChoose={navigate}
      />
      <p role="status" className="sr-only">
        {isOpen && counted(suggestions.length, "suggestion")}
      </p>
    </>
  );
}
