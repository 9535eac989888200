import * as z from "zod/mini";
import { checkbox, cleanedText } from "./field-rules";
import { zodValidator } from "./zod-validator";

export const NOTE_FORM_ID = "internal-note";

export const MAX_INTERNAL_NOTE_LENGTH = 2000;

/** A note as it is stored: trimmed, and without control characters other than tabs and line feeds. */
export const noteInput = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\t\n]/gu, "")
    .trim();

export const noteValidator = zodValidator(
  z.object({
    text: cleanedText(noteInput, MAX_INTERNAL_NOTE_LENGTH),
    forWorkshop: checkbox(),
  }),
);
