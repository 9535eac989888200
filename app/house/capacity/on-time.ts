export interface OnTime {
  readonly shipped: number;
  readonly onTime: number;
}

const LEAST_SHIPPED = 20;

/** The share of orders that shipped on time, in whole percent, rounded down; `null` while there are none. */
export const onTimePercent = ({ shipped, onTime }: OnTime): number | null =>
  shipped === 0 ? null : Math.floor((100 * onTime) / shipped);

/** What customers may see: the percentage, once enough orders have shipped; before that `null`. */
export const onTimeShown = (onTime: OnTime): number | null =>
  onTime.shipped >= LEAST_SHIPPED ? onTimePercent(onTime) : null;
