/** The longest notation of an opening, in UTF-16 code units. */
export const MAX_OPENING_LENGTH = 64;
