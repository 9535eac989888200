const numbers = new Intl.NumberFormat("en-US");

/** A number as read: `1,250`. */
export const countText = (count: number): string => numbers.format(count);

/** A count with what it counts: `1 piece`, `1,250 pieces`; `more` for a plural that is not the singular with an s. */
export const counted = (count: number, one: string, more = `${one}s`): string =>
  `${countText(count)} ${count === 1 ? one : more}`;
