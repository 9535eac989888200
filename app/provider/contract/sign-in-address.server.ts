/** The address of a hosted sign-in page that leads back to the shop (specification, section 4). */
export function signInAddress(page: URL, returnUrl: string): string {
  const url = new URL(page);
  url.searchParams.set("return_url", returnUrl);
  return url.href;
}
