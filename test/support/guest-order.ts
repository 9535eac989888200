import { randomBytes } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import type { OrderLine } from "~/ordering/orders/order";
import { signInOnPages } from "./account-pages";
import { checkoutFields } from "./checkout-fields";
import { ADMIN } from "./embedded-backend";
import { openPage } from "./shop-page";

/** An order that a guest placed. */
export interface GuestOrder {
  /** The path of its page. */
  readonly path: string;
  /** A name that no other order has. */
  readonly jobName: string;
}

/**
 * Places a guest's order at a running shop.
 *
 * @throws Error with the status, if the shop does not accept it
 */
export async function placeAsGuest(
  origin: string,
  change: Readonly<Record<string, string>> = {},
  lines?: readonly OrderLine[],
): Promise<GuestOrder> {
  const key = randomBytes(16).toString("hex");
  const jobName = `Job ${key.slice(0, 8)}`;
  const body = new URLSearchParams(checkoutFields({ key, jobName, ...change }, lines));
  const answer = await fetch(`${origin}/checkout`, { method: "POST", redirect: "manual", body });
  if (answer.status !== 303) throw new Error(`The order was answered with ${answer.status}`);
  return { path: new URL(answer.headers.get("Location") ?? "", origin).pathname, jobName };
}

/** Signs in as the admin, and opens the admin's page of an order by its job name. */
export async function openAsAdmin(
  browser: Browser,
  origin: string,
  jobName: string,
  javaScriptEnabled: boolean,
): Promise<Page> {
  const target = encodeURIComponent(`/admin/orders?search=${encodeURIComponent(jobName)}`);
  const page = await openPage(browser, `${origin}/login?returnTo=${target}`, { javaScriptEnabled });
  await signInOnPages(page, ADMIN);
  await page.getByRole("row").filter({ hasText: jobName }).getByRole("link").click();
  return page;
}

/** Confirms an order as the admin, by its job name: from then on its pieces have codes. */
export async function confirmAsAdmin(browser: Browser, origin: string, jobName: string): Promise<void> {
  const page = await openAsAdmin(browser, origin, jobName, false);
  for (const none of ["No freight", "No tax"]) await page.getByRole("checkbox", { name: none }).check();
  await page.getByRole("button", { name: "Confirm order" }).click();
  await page.getByText(/^Order HV-\d+ is confirmed\.$/).waitFor();
  await page.context().close();
}
