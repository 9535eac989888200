/** The longest e-mail address that mail can reach (RFC 5321, section 4.5.3.1.3, without its angle brackets). */
export const MAX_EMAIL_LENGTH = 254;

/** The longest part before the at sign, in bytes of UTF-8 (RFC 5321, section 4.5.3.1.1). */
const MAX_LOCAL_BYTES = 64;

/** Letters, digits and the characters of RFC 5322's dot-atom; quoted parts are refused. */
const LOCAL_PART = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;

/** A name of a host in letters of every script, without a hyphen at either end. */
const HOST = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/** Whether mail can be sent to a part after the at sign: two names or more, of which the last has a letter. */
function isDomain(text: string): boolean {
  const hosts = text.split(".");
  return hosts.length > 1 && hosts.every((host) => HOST.test(host)) && /\p{L}/u.test(hosts.at(-1) ?? "");
}

/** Whether mail can be sent to a part before the at sign. */
export const isLocalPart = (text: string): boolean =>
  new TextEncoder().encode(text).length <= MAX_LOCAL_BYTES && LOCAL_PART.test(text);

function isMailable(address: string): boolean {
  const at = address.lastIndexOf("@");
  const isShort = address.length <= MAX_EMAIL_LENGTH;
  return at > 0 && isShort && isLocalPart(address.slice(0, at)) && isDomain(address.slice(at + 1));
}

/**
 * Whether mail can be sent to an address, once trimmed: the a@b.c of the specification (section 5), without what no mail
 * server takes, such as a comma at the end, angle brackets, two dots in a row or a hyphen before a dot. Its stored form
 * must be one, too: some letters, such as `İ`, grow when they are composed or put in lower case.
 */
export function isEmail(text: string): boolean {
  const trimmed = text.trim();
  return isMailable(trimmed) && isMailable(normalizeEmail(trimmed));
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
