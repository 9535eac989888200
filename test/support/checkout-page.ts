import type { Page } from "playwright-core";

const ADDRESS = {
  "First name": "Ann",
  "Last name": "Lee",
  Email: "ann@site.test",
  Phone: "503-555-0101",
  "Address line 1": "1 Mill Lane",
  City: "Portland",
  State: "OR",
  "ZIP code": "97210",
} as const;

/** The address of an order's page just after placing. */
export const ORDER_PAGE = /\/orders\/[0-9a-f]{32}\?placed$/;

/** Types the customer's name and address. */
export async function fillInCheckout(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(ADDRESS)) await page.getByLabel(label, { exact: true }).fill(text);
}

/** Posts the checkout form. */
export const placeOrder = (page: Page) => page.getByRole("button", { name: "Place order" }).click();

/** Goes from a product's priced pieces, in the cart or without JavaScript, through the checkout to the order's page. */
export async function orderPieces(page: Page, jobName: string, javaScriptEnabled: boolean): Promise<void> {
  await page.getByRole("button", { name: "Add to Cart", exact: true }).last().click();
  const next = javaScriptEnabled
    ? page.getByRole("link", { name: "Proceed to Checkout" })
    : page.getByRole("button", { name: "Order this" });
  await next.first().click();
  await page.getByRole("region", { name: "Look over your pieces" }).waitFor();
  await page.getByLabel("Job name").fill(jobName);
  await fillInCheckout(page);
  await page.getByLabel("Everything looks right").check();
  await placeOrder(page);
  await page.waitForURL(ORDER_PAGE);
}
