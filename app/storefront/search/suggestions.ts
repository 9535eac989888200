import { useEffect, useState } from "react";
import { SEARCH_TEXT } from "./search-field";
import { readSearch } from "./search-query";
import type { Suggestion } from "./search-results";

const PAUSE_MS = 180;

/** With fewer characters, nearly everything would be suggested. */
const MIN_CHARACTERS = 2;

const NONE: readonly Suggestion[] = [];

/** Asks the route `/search/suggestions`. If that fails, there are no suggestions, but the form still works. */
async function ask(q: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  try {
    const answer = await fetch(`/search/suggestions?${new URLSearchParams({ [SEARCH_TEXT]: q })}`, { signal });
    const { suggestions } = (await answer.json()) as { suggestions?: unknown };
    return answer.ok && Array.isArray(suggestions) ? suggestions : NONE;
  } catch {
    return NONE;
  }
}

/**
 * The suggestions for a text that is being typed, none for `null`. They are requested once for each pause, and the
 * previous request is canceled.
 */
export function useSuggestions(typed: string | null): readonly Suggestion[] {
  const [suggestions, setSuggestions] = useState(NONE);
  const q = readSearch(typed).toLowerCase();
  useEffect(() => {
    if (q.length < MIN_CHARACTERS || !navigator.onLine) {
      setSuggestions(NONE);
      return;
    }
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const found = await ask(q, asking.signal);
      if (!asking.signal.aborted) setSuggestions(found);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [q]);
  return suggestions;
}
