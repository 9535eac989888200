/** Lengths in characters; the maximum limits the cost of hashing. */
const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/** The rule for passwords, in the words of the specification (section 5). */
export const PASSWORD_HINT = "At least 8 characters with uppercase, lowercase, numbers and special characters";

export const PASSWORD_PROBLEM = `Please choose a password of ${PASSWORD_HINT.charAt(0).toLowerCase()}${PASSWORD_HINT.slice(1)}`;

/**
 * The one form of a password: composed (NFC). Keyboards differ in how they send the same letter, so `ü` may arrive as
 * one character or as two. The compatible form (NFKC) would make different characters equal.
 */
export const normalPassword = (password: string): string => password.normalize("NFC");

/**
 * Whether a password meets the rule of {@link PASSWORD_HINT} (specification, section 5). Letters of every script count.
 */
export function isStrongPassword(typed: string): boolean {
  const password = normalPassword(typed);
  const length = [...password].length;
  return (
    length >= MIN_PASSWORD_LENGTH &&
    length <= MAX_PASSWORD_LENGTH &&
    [/\p{Lu}/u, /\p{Ll}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u].every((kind) => kind.test(password))
  );
}
