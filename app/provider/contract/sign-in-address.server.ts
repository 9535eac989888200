/**
 * The address of a hosted sign-in page that leads back to the shop (specification, section 4).
 *
 * @param email fills in the page's e-mail field (decision 28)
 */
export function signInAddress(page: URL, returnUrl: string, email?: string): string {
  const url = new URL(page);
  url.searchParams.set("return_url", returnUrl);
  if (email) url.searchParams.set("login_hint", email);
  return url.href;
}
