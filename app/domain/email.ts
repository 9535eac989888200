/** The longest e-mail address that mail can reach (RFC 5321, section 4.5.3.1.3, without its angle brackets). */
export const MAX_EMAIL_LENGTH = 254;

/** The simple a@b.c pattern of the specification (section 5). */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text looks like an e-mail address, once trimmed. */
export function isEmail(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= MAX_EMAIL_LENGTH && EMAIL.test(trimmed);
}

/** The form in which two spellings of an address are the same account: trimmed, composed (NFC), lower case. */
export function normalizeEmail(text: string): string {
  return text.trim().normalize("NFC").toLowerCase();
}
