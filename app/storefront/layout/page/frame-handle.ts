import { useMatches } from "@remix-run/react";

export interface FrameHandle {
  /** Whether the page begins with a picture that the header overlaps. */
  readonly headerOverlay?: boolean;
  /** Whether the page has no frame: it is for people who do not deal with the shop. */
  readonly isBare?: boolean;
  /** Whether the page is for people who run the shop: it brings its own bar, and has no header or footer of the shop. */
  readonly isOffice?: boolean;
  /** The names of the query parameters that the page reads; they are restored after signing in. */
  readonly query?: readonly string[];
}

/** The handle of the innermost route, over those of the routes around it. */
export function useFrameHandle(): FrameHandle {
  return Object.assign({}, ...useMatches().map(({ handle }) => handle));
}
