import { useLocation, useMatches } from "@remix-run/react";
import type { Part } from "~/ui/kit/rendered-once";
import { useShopTerms } from "~/ui/kit/shop-terms";
import { useSavesLists } from "~/ui/kit/use-saves-lists";

/** What a route's `handle` may say about the frame. */
export interface FrameHandle {
  /** The page begins with a picture that the header overlaps. */
  readonly headerOverlay?: boolean;
  /**
   * What the page shows depends on its loader's data and its path alone: not on its query, nor on who is signed in, but
   * for the prices; of `guests`, where nobody is whose account keeps lists.
   */
  readonly sameForAll?: boolean | "guests";
  /** The names in the page's query that it reads: who signs in comes back with these. */
  readonly query?: readonly string[];
}

/** What the page's route says about the frame. */
export function useFrameHandle(): FrameHandle {
  return (useMatches().at(-1)?.handle ?? {}) as FrameHandle;
}

/** A part of the page and all that it depends on, where it is the same for everybody but for answers to forms and errors. */
export function usePagePart(name: "head" | "main"): () => Part {
  const { pathname, search } = useLocation();
  const page = useMatches().at(-1);
  const { sameForAll } = useFrameHandle();
  const terms = useShopTerms();
  const isOwn = useSavesLists() && sameForAll === "guests";
  return () => !!sameForAll && !isOwn && !search && [name, pathname, page?.data, terms];
}
