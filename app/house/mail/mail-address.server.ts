import { domainToASCII } from "node:url";
import { isLocalPart, MAX_EMAIL_LENGTH } from "~/base/addresses/email";

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
