import { useLocation, useMatches } from "@remix-run/react";
import { useContext } from "react";
import { type PagePart, RenderedPartsContext } from "~/ui/kit/rendered-once";

/** What a route's `handle` may say about the frame. */
export interface FrameHandle {
  /** The page begins with a picture that the header overlaps. */
  readonly headerOverlay?: boolean;
  /** What the page shows depends on its loader's data and its path alone: not on its query, nor on who is signed in. */
  readonly sameForAll?: boolean;
}

/** What the page's route says about the frame. */
export function useFrameHandle(): FrameHandle {
  return (useMatches().at(-1)?.handle ?? {}) as FrameHandle;
}

/** Names a part of the page after all that it depends on; `null` unless it is the same for everybody. */
export function usePagePart(part: PagePart): () => string | null {
  const isOfPage = useContext(RenderedPartsContext)?.ofPage.includes(part);
  const { pathname, search } = useLocation();
  const page = useMatches().at(-1);
  const { sameForAll } = useFrameHandle();
  return () => (isOfPage && sameForAll && !search ? `${part} ${pathname} ${JSON.stringify(page?.data)}` : null);
}
