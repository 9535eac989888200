/** The look of an input or select in a piece row; 16 px text keeps phones from zooming in. */
export const FIELD =
  "mt-1 block h-11 w-full min-w-0 rounded-sm border border-stone-500 bg-white px-2.5 text-base text-ink hover:border-ink";

/** Added where the field is at fault. */
export const FIELD_ERROR = "border-2 border-signal";
