import { useMatches } from "@remix-run/react";

/** What a route's `handle` may say about the frame. */
export interface FrameHandle {
  /** The page begins with a picture that the header overlaps. */
  readonly headerOverlay?: boolean;
  /** The names in the page's query that it reads: who signs in comes back with these. */
  readonly query?: readonly string[];
}

/** What the page's route says about the frame. */
export function useFrameHandle(): FrameHandle {
  return (useMatches().at(-1)?.handle ?? {}) as FrameHandle;
}
