import { useMatches } from "@remix-run/react";

export interface FrameHandle {
  /** Whether the page begins with a picture that the header overlaps. */
  readonly headerOverlay?: boolean;
  /** Whether the page has no frame: it is for people who do not deal with the shop. */
  readonly isBare?: boolean;
  /** The names of the query parameters that the page reads; they are restored after signing in. */
  readonly query?: readonly string[];
}

export function useFrameHandle(): FrameHandle {
  return (useMatches().at(-1)?.handle ?? {}) as FrameHandle;
}
