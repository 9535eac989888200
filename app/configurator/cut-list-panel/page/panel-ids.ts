/** The ids of a cut list's field, and of the notice that says which lines need correcting. */
export const FIELD_ID = "cut-list-text";
export const TO_CORRECT_ID = "cut-list-to-correct";
