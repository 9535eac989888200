import { useMatches } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Whether a page's data is text: all loaders of pages answer with objects, so something between browser and shop (a
 * captive portal, a filtering proxy) answered with a page of its own. The browser then loads the page whole, which shows
 * the visitor what that other page wants.
 */
export function useForeignAnswer(): boolean {
  const isForeign = useMatches().some(({ data }) => typeof data === "string");
  useEffect(() => {
    if (isForeign) window.location.reload();
  }, [isForeign]);
  return isForeign;
}
