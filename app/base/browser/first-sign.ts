/** The first things that a person does on a page. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "input"] as const;

/**
 * Calls back at the first sign that a person is using the page, so that code is loaded before it is needed.
 *
 * @returns stops listening
 */
export function onFirstSign(callback: () => void): () => void {
  for (const name of SIGNS) document.addEventListener(name, callback, { once: true, passive: true });
  return () => {
    for (const name of SIGNS) document.removeEventListener(name, callback);
  };
}
