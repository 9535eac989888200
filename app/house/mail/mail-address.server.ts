import { domainToASCII } from "node:url";
import { isLocalPart, MAX_EMAIL_LENGTH, normalizeEmail } from "~/base/addresses/email";

const DOMAIN = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * An address in the form that a mail server receives, with its domain in ASCII (RFC 5890), or `null` if the text is not
 * one plain address: lists, quoted names, comments and control characters would change the meaning of a mail's headers.
 */
export function mailableAddress(text: string): string | null {
  const at = text.lastIndexOf("@");
  const local = text.slice(0, at);
  const domain = domainToASCII(text.slice(at + 1));
  const isMailable = at > 0 && text.length <= MAX_EMAIL_LENGTH && isLocalPart(local);
  return isMailable && DOMAIN.test(domain) ? `${local}@${domain}` : null;
}

/**
 * The mailbox that an address most likely reaches, as a key to count by: without what follows a plus sign, without dots
 * before the at sign, in lower case, with letters in their plain form and the domain in ASCII. Many spellings of an
 * address reach one person, so a limit per person must not count each spelling separately. At worst, two people whose
 * addresses differ only in dots share a count.
 */
export function mailboxOf(email: string): string {
  const plain = normalizeEmail(email.normalize("NFKC"));
  const at = plain.lastIndexOf("@");
  const local = plain.slice(0, at);
  const domain = plain.slice(at + 1);
  const [name = ""] = local.replaceAll(".", "").split("+", 1);
  return `${name || local}@${domainToASCII(domain) || domain}`;
}
