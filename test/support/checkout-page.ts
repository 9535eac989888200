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
