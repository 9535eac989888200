/** Scrolled by less than this many CSS pixels counts as near the top (specification, section 2). */
export const NEAR_TOP_PX = 50;

/**
 * Whether the header is hidden after scrolling: yes after scrolling down; no after scrolling up or near the top
 * (specification, section 2).
 *
 * @param hidden whether it was hidden before
 * @param from where the page was scrolled to before, in CSS pixels; negative while a browser bounces at the top
 */
export function isHeaderHidden(hidden: boolean, from: number, to: number): boolean {
  if (to < NEAR_TOP_PX) return false;
  return to === from ? hidden : to > from;
}
