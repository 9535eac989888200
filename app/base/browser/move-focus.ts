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

export function afterInsertion(callback: () => void): void {
  if (isInserting) waiting.push(callback);
  else callback();
}

/** Not while text is being pasted, dropped or composed: the text would be lost. */
export function moveFocus(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  afterInsertion(() => element?.focus(options));
}
