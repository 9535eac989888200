/**
 * Crockford's base 32: digits and letters without I, L, O and U, which are taken for others when read aloud or typed.
 */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

export const CODE_BYTES = 16;

/** 26 characters hold 128 bits, and 2 more the checksum. */
const CONTENT_LENGTH = 26;
const CODE_LENGTH = CONTENT_LENGTH + 2;

/** A prime below 32 x 32: no change of one character, and no swap of two neighbors, leaves the remainder as it is. */
const MODULUS = 1021;

const GROUP = /.{4}(?=.)/g;

const digitOf = (character: string) => ALPHABET.indexOf(character);
const characterOf = (digit: number) => ALPHABET.charAt(digit);

function checksumOf(content: string): string {
  const rest = [...content].reduce((left, character) => (left * 32 + digitOf(character)) % MODULUS, 0);
  return characterOf(rest >> 5) + characterOf(rest & 31);
}

/** The code of a passport for 16 random bytes: 28 characters, upper case. */
export function codeOf(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const padded = bits.padStart(CONTENT_LENGTH * 5, "0");
  const content = (padded.match(/.{5}/g) ?? []).map((five) => characterOf(Number.parseInt(five, 2))).join("");
  return content + checksumOf(content);
}

/** A code as it is printed and shown: seven groups of four characters. */
export const printedCode = (code: string): string => code.replace(GROUP, "$&-");

/**
 * A code that somebody typed or scanned. `mistyped` looks like one of the shop's codes but cannot be one; `foreign` is
 * anything else.
 */
export type ReadCode =
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "mistyped" | "foreign" | "empty" };

/** How many characters too few or too many still count as a mistyped code. */
const SLIPS = 4;

/** What is typed as part of an address, or between the groups of a code. */
const BEFORE_CODE = /^.*\/door\//i;
const AFTER_CODE = /[?#].*$/s;
const BETWEEN_GROUPS = /[\s.\-\u2010-\u2015]+/g;

/** Reads a code, or the address of a passport, as people type it: in any case, with any spaces, with O for 0. */
export function readCode(typed: string): ReadCode {
  const text = typed
    .trim()
    .replace(BEFORE_CODE, "")
    .replace(AFTER_CODE, "")
    .replace(BETWEEN_GROUPS, "")
    .toUpperCase()
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  if (text === "") return { kind: typed.trim() === "" ? "empty" : "foreign" };
  const isLike = Math.abs(text.length - CODE_LENGTH) <= SLIPS && /^[0-9A-Z]+$/.test(text);
  const content = text.slice(0, CONTENT_LENGTH);
  // Of the 130 bits in 26 characters, the first two are not used.
  const isCode =
    text.length === CODE_LENGTH && [...text].every((one) => digitOf(one) >= 0) && digitOf(text.charAt(0)) <= 7;
  if (isCode && checksumOf(content) === text.slice(CONTENT_LENGTH)) return { kind: "code", code: text };
  return { kind: isLike ? "mistyped" : "foreign" };
}

export const doorPath = (code: string): string => `/door/${printedCode(code)}`;

/** The address in a label's QR code: only characters of its alphanumeric mode, which takes the fewest modules. */
export const scannedAddress = (origin: string, code: string): string => `${origin}/door/${code}`.toUpperCase();

/** The address of a passport on paper, for people who type it: without the scheme, which browsers add. */
export const typedAddress = (origin: string, code: string): string =>
  `${origin.replace(/^https?:\/\//, "")}${doorPath(code)}`;
