/** What puts text into a field after its event: the focus must not leave the field in between. */
const INSERTIONS = ["paste", "drop", "compositionstart"] as const;

let isInserting = false;
const waiting: (() => void)[] = [];

function end(): void {
  isInserting = false;
  for (const callback of waiting.splice(0)) callback();
}

if (typeof window !== "undefined") {
  for (const name of INSERTIONS) {
    window.addEventListener(
      name,
      () => {
        isInserting = true;
        // The browser inserts what is pasted or dropped before it runs anything else.
        if (name !== "compositionstart") setTimeout(end);
      },
      true,
    );
  }
  window.addEventListener("compositionend", () => setTimeout(end), true);
}

/** Calls back once no text is being pasted, dropped or composed: immediately, or when that is over. */
export function afterInsertion(callback: () => void): void {
  if (isInserting) waiting.push(callback);
  else callback();
}

/**
 * Moves the focus to an element that has appeared, but not while text is being pasted, dropped or composed: the text
 * would be lost.
 */
export function moveFocus(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  afterInsertion(() => element?.focus(options));
}
