/** The field of a cut list, and what says which of its lines need correcting. */
export const FIELD_ID = "cut-list-text";
export const TO_CORRECT_ID = "cut-list-to-correct";
