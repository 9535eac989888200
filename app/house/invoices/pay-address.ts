/** The longest address of an invoice, in UTF-16 code units. */
const MAX_PAY_ADDRESS_LENGTH = 2000;

/** Whether a link may lead to this invoice address: a page of another site over https, or one on this machine. */
export function isPayAddress(url: string | null): url is string {
  if (url === null || !URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if (username || password || url.length > MAX_PAY_ADDRESS_LENGTH) return false;
  return protocol === "https:" || (protocol === "http:" && hostname === "127.0.0.1");
}
