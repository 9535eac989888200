import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { freshEmail } from "./account-pages";
import { aCartItem } from "./cart-builders";
import { checkoutFields } from "./checkout-fields";
import { MESSAGE } from "./contact-message";
import { signInOverHttp } from "./http-sign-in";
import { aKey } from "./order-builders";
import { postForm } from "./post-form";
import { registrationFields } from "./registration-fields";
import { openPage } from "./shop-page";

/**
 * A newly registered customer of a running shop, made by forms alone: an order, a saved list and a quote, with their
 * addresses. There is a message of the contact form too.
 */
export async function aCustomerWithThings(origin: string) {
  const fields = registrationFields({ email: freshEmail() });
  const send = (path: string, form: Readonly<Record<string, string>>, cookie = "") =>
    postForm(origin + path, new URLSearchParams(form).toString(), { cookie });
  await send("/account", fields);
  const { email = "", password = "" } = fields;
  const cookie = await signInOverHttp(origin, { email, password });
  const placed = await send("/checkout", checkoutFields({ key: aKey(), email }), cookie);
  const lines = { intent: "save-lines", lines: JSON.stringify([aCartItem()]), job: "Lee kitchen" };
  const saved = await send("/account/measurements", lines, cookie);
  const quoted = await send("/account/quotes", { ...lines, key: aKey() }, cookie);
  await send("/contact", MESSAGE);
  const orders = await (await fetch(`${origin}/account/orders/current`, { headers: { Cookie: cookie } })).text();
  return {
    cookie,
    link: (placed.location ?? "").replace(/\?.*/, ""),
    list: (saved.location ?? "").replace(/\?.*/, ""),
    quote: (quoted.location ?? "").replace(/\?.*/, ""),
    number: /account\/orders\/(HV-\d+)/.exec(orders)?.[1] ?? "",
  };
}

/** The address of the newest message of the contact form, for an admin. */
export async function newestMessage(origin: string, cookie: string): Promise<string> {
  const list = await (await fetch(`${origin}/admin/messages`, { headers: { Cookie: cookie } })).text();
  return /\/admin\/messages\/[\w-]+/.exec(list)?.[0] ?? "";
}

/** A page in a browser profile that is signed in already. */
export async function openSignedIn(
  browser: Browser,
  address: string,
  cookie: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await openPage(browser, "about:blank", options);
  const [name = "", ...value] = cookie.split("=");
  await page.context().addCookies([{ name, value: value.join("="), url: new URL(address).origin }]);
  await page.goto(address);
  return page;
}
