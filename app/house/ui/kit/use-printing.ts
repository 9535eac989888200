import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** While the browser prints, the page has `title`, which browsers suggest as the name of a PDF. */
export function usePrinting(title: string): boolean {
  const [printing, setPrinting] = useState(false);

  useEffect(() => {
    const paper = window.matchMedia("print");
    // The browser prints the page as it is when the event handler returns.
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
