/** The longest e-mail address that mail can reach (RFC 5321, section 4.5.3.1.3, without its angle brackets). */
export const MAX_EMAIL_LENGTH = 254;

/** The simple a@b.c pattern of the specification (section 5). */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/**
 * Whether a text looks like an e-mail address, once trimmed. Its stored form must not be too long either: some letters,
 * such as `İ`, grow when they are composed or put in lower case.
 */
export function isEmail(text: string): boolean {
  const trimmed = text.trim();
  const longest = Math.max(trimmed.length, normalizeEmail(trimmed).length);
  return longest <= MAX_EMAIL_LENGTH && EMAIL.test(trimmed);
}

/** The form in which two spellings of an address are the same account: trimmed, composed (NFC), lower case. */
export function normalizeEmail(text: string): string {
  return text.trim().normalize("NFC").toLowerCase();
}

/**
 * The link that writes to an address and does nothing else: characters that could start another part of the link, such
 * as a copy to somebody else, are encoded (RFC 6068, section 2).
 */
export function mailtoOf(email: string): string {
  return `mailto:${encodeURIComponent(email.replace(/\p{Surrogate}/gu, "")).replaceAll("%40", "@")}`;
}
