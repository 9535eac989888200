/** What an authenticator app reads from a QR code, for a secret in base32 (RFC 6238, section 4). */
export function authenticatorAddress(shopName: string, email: string, secret: string): string {
  // A colon separates shop and account, so neither may contain one.
  const [issuer, account] = [shopName, email].map((text) => encodeURIComponent(text.replaceAll(":", "")));
  return `otpauth://totp/${issuer}:${account}?secret=${secret}&issuer=${issuer}`;
}
