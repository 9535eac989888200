/** Lengths in characters; the maximum bounds the work of hashing. */
const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/**
 * Whether a password keeps the rule that the registration form states (specification, section 5): at least 8 characters
 * with uppercase, lowercase, numbers and special characters. Letters of every script count.
 */
export function isStrongPassword(password: string): boolean {
  const length = [...password].length;
  return (
    length >= MIN_PASSWORD_LENGTH &&
    length <= MAX_PASSWORD_LENGTH &&
    [/\p{Lu}/u, /\p{Ll}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u].every((kind) => kind.test(password))
  );
}
