/** The longest e-mail address that mail can reach (RFC 5321, section 4.5.3.1.3, without its angle brackets). */
export const MAX_EMAIL_LENGTH = 254;

/** The longest part before the at sign, in bytes of UTF-8 (RFC 5321, section 4.5.3.1.1). */
const MAX_LOCAL_BYTES = 64;

/** Letters, digits and the characters of RFC 5322's dot-atom; quoted parts are refused. */
const LOCAL_PART = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;

const HOST = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

function isDomain(text: string): boolean {
  const hosts = text.split(".");
  return hosts.length > 1 && hosts.every((host) => HOST.test(host)) && /\p{L}/u.test(hosts.at(-1) ?? "");
}

export const isLocalPart = (text: string): boolean =>
  new TextEncoder().encode(text).length <= MAX_LOCAL_BYTES && LOCAL_PART.test(text);

function isMailable(address: string): boolean {
  const at = address.lastIndexOf("@");
  const isShort = address.length <= MAX_EMAIL_LENGTH;
  return at > 0 && isShort && isLocalPart(address.slice(0, at)) && isDomain(address.slice(at + 1));
}

/**
 * The a@b.c of the specification (section 5), without what no mail server takes. The stored form must be valid too:
 * some letters, such as `İ`, grow when they are composed or put in lower case.
 */
export function isEmail(text: string): boolean {
  const trimmed = text.trim();
  return isMailable(trimmed) && isMailable(normalizeEmail(trimmed));
}

/** The form in which two spellings of an address are the same account: trimmed, composed (NFC), lower case. */
export function normalizeEmail(text: string): string {
  return text.trim().normalize("NFC").toLowerCase();
}

/** Encodes what could start another part of the link, such as a copy to somebody else (RFC 6068, section 2). */
export function mailtoOf(email: string): string {
  return `mailto:${encodeURIComponent(email.replace(/\p{Surrogate}/gu, "")).replaceAll("%40", "@")}`;
}
