/** Whatever somebody who is at work on a page does first. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "input"] as const;

/**
 * Calls back at the first signs of somebody at work on the page, so that code is there before it is wanted.
 *
 * @returns what stops the listening
 */
export function onFirstSign(callback: () => void): () => void {
  for (const name of SIGNS) document.addEventListener(name, callback, { once: true, passive: true });
  return () => {
    for (const name of SIGNS) document.removeEventListener(name, callback);
  };
}
