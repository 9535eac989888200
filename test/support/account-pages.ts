import type { Page } from "playwright-core";
import type { Credentials } from "./hosted-page";
import { registrationFields } from "./registration-fields";

const LABELS = {
  email: "Email",
  password: "Password",
  firstName: "First name",
  lastName: "Last name",
  phone: "Phone",
  businessName: "Business name",
  "mailingAddress.address1": "Address line 1",
  "mailingAddress.city": "City",
  "mailingAddress.province": "State",
  "mailingAddress.zip": "ZIP code",
} as const;

let count = 0;

/** An e-mail address that is not registered yet. */
export function freshEmail(): string {
  count += 1;
  return `person.${process.pid}.${Date.now()}.${count}@shop.test`;
}

/** Fills in the registration form as a person would. */
export async function fillRegistration(
  page: Page,
  change: Readonly<Record<string, string>> = {},
): Promise<Credentials> {
  const fields = registrationFields({ email: freshEmail(), ...change });
  for (const [name, label] of Object.entries(LABELS)) {
    if (name === "password" && !fields.password) continue;
    await page.getByLabel(label, { exact: true }).fill(fields[name] ?? "");
  }
  await page.getByLabel("Account tier").selectOption(fields.tier ?? "");
  await page.getByLabel(/I accept the Terms/).check();
  return { email: fields.email ?? "", password: fields.password ?? "" };
}

/**
 * Submits the filled-in registration form; ends at the dashboard, or at the sign-in page where registering signs nobody in.
 *
 * @throws Error with the page's text, if it is another page
 */
export async function register(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.waitForURL(/\/(?:account\/dashboard(?:\?status=pending)?|login)$/).catch(async (cause: unknown) => {
    const shown = await page.getByRole("main").innerText();
    const invalid = await page.locator(":invalid:not(form, fieldset)").evaluateAll((all) => all.map((one) => one.id));
    throw new Error(`not registered at ${page.url()}; invalid: ${invalid.join(", ")}\n${shown}`, { cause });
  });
}

/** Goes from the shop's sign-in page through the provider's page; ends where the shop redirects. */
export async function signInOnPages(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("not used");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("button", { name: "Continue" }).waitFor();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Opens the account popover. */
export async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Account", exact: true }).click();
}
