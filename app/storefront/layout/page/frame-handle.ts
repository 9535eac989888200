import { useMatches } from "@remix-run/react";

/** What a route's `handle` may set for the frame. */
export interface FrameHandle {
  /** Whether the page begins with a picture that the header overlaps. */
  readonly headerOverlay?: boolean;
  /** The names of the query parameters that the page reads; they are restored after signing in. */
  readonly query?: readonly string[];
}

/** The frame settings of the current route. */
export function useFrameHandle(): FrameHandle {
  return (useMatches().at(-1)?.handle ?? {}) as FrameHandle;
}
