const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "input"] as const;

export function onFirstSign(callback: () => void): () => void {
  for (const name of SIGNS) document.addEventListener(name, callback, { once: true, passive: true });
  return () => {
    for (const name of SIGNS) document.removeEventListener(name, callback);
  };
}
