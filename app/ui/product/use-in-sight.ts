import { useEffect, useState } from "react";

/**
 * Whether some of an element can be seen: false on the server and until hydrated.
 *
 * @param id the element's; `null` while it is not there, as before an order form that is still on its way
 * @param margin by how much the window counts as larger or, below zero, as smaller: the `rootMargin` of the browser
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
