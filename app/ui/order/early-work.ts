import { goOnEarly } from "./early-keys";
import { postWhole } from "./post-whole";
import { replayKeys } from "./replay-keys";

/** The address whose parts are no news to the router, while a served form waits for its code. */
let stayingAt: string | null = null;

const pageAddress = () => window.location.pathname + window.location.search;

/**
 * A link within the page changes nothing but the router's state, of which Remix tells every component at once; a form that
 * React has yet to hydrate would be rendered again, without its code. This listener is added before the router's.
 */
if (typeof window !== "undefined") {
  window.addEventListener("popstate", (event) => {
    if (stayingAt === pageAddress()) event.stopImmediatePropagation();
  });
}

/**
 * Does what can be done in an order form whose code is still coming, and holds back what only the code can answer: a
 * button that is pressed, and Enter for a row that is not there. It listens ahead of React, which keeps events from a form
 * that it has not hydrated.
 *
 * @param come fetches the code and waits until the form runs; fails where the code cannot be had
 * @returns ends it, as is due once the form runs
 */
export function holdEarlyWork(place: HTMLElement, come: () => Promise<void>): () => void {
  /** What is pressed after a key that only the code can answer; `null` while there was none. */
  let held: string[] | null = null;
  const inForm = (event: Event) => event.target instanceof Node && place.contains(event.target);

  function submit(event: SubmitEvent): void {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !inForm(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    come().then(
      () => submitter?.click(),
      () => postWhole(form, submitter),
    );
  }

  function press(event: KeyboardEvent): void {
    if (!inForm(event)) return;
    if (held) {
      event.preventDefault();
      event.stopImmediatePropagation();
      held.push(event.key);
      return;
    }
    const needsCode = goOnEarly(event);
    if (event.defaultPrevented) event.stopImmediatePropagation();
    if (!needsCode) return;
    const { target, key, ctrlKey, metaKey } = event;
    held = [];
    come()
      .then(() => {
        target?.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey, metaKey, bubbles: true }));
        replayKeys(held ?? []);
      })
      .catch(() => {})
      .finally(() => {
        held = null;
      });
  }

  /** React would repeat it once the form runs, and a field that takes the focus selects what was typed meanwhile. */
  function focus(event: FocusEvent): void {
    if (!inForm(event)) return;
    event.stopImmediatePropagation();
    come().catch(() => {});
  }

  const stopping = new AbortController();
  const options = { capture: true, signal: stopping.signal };
  window.addEventListener("submit", submit, options);
  window.addEventListener("keydown", press, options);
  window.addEventListener("focusin", focus, options);
  stayingAt = place.querySelector("form") && pageAddress();
  return () => {
    stayingAt = null;
    stopping.abort();
  };
}
