import { useEffect, useState } from "react";

/**
 * Whether any part of an element is in view: false on the server and until hydrated.
 *
 * @param id the element's id; `null` while it does not exist, as before the order form has loaded
 * @param margin how much larger, or if negative smaller, the window counts: the browser's `rootMargin`
 */
export function useInSight(id: string | null, margin = "0px"): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    const element = id === null ? null : document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: margin,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, margin]);
  return inSight;
}
