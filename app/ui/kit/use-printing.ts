import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Whether the browser is printing. While it is, the document bears the paper's title, which browsers propose as the
 * name of a PDF.
 *
 * @param title what the paper is called
 */
export function usePrinting(title: string): boolean {
  const [printing, setPrinting] = useState(false);

  useEffect(() => {
    const paper = window.matchMedia("print");
    // The browser takes the page as it stands when the event is over.
    const set = (value: boolean) => flushSync(() => setPrinting(value));
    const onBefore = () => set(true);
    const onAfter = () => set(false);
    const onChange = () => set(paper.matches);
    window.addEventListener("beforeprint", onBefore);
    window.addEventListener("afterprint", onAfter);
    paper.addEventListener("change", onChange);
    return () => {
      window.removeEventListener("beforeprint", onBefore);
      window.removeEventListener("afterprint", onAfter);
      paper.removeEventListener("change", onChange);
    };
  }, []);

  useEffect(() => {
    if (!printing) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [printing, title]);

  return printing;
}
