/**
 * The address that an authenticator app reads from a QR code: a secret for codes of six digits that change every 30
 * seconds (RFC 6238, section 4).
 *
 * @param secret in base32
 */
export function authenticatorAddress(shopName: string, email: string, secret: string): string {
  // A colon separates shop and account, so neither may contain one.
  const [issuer, account] = [shopName, email].map((text) => encodeURIComponent(text.replaceAll(":", "")));
  return `otpauth://totp/${issuer}:${account}?secret=${secret}&issuer=${issuer}`;
}
