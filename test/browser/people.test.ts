import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WAYS } from "../set-up/tier";
import { freshEmail, signInOnPages } from "../support/account-pages";
import { launchBrowser } from "../support/browser";
import { ADMIN } from "../support/embedded-backend";
import { placeAsGuest } from "../support/guest-order";
import { ownShopOrigin } from "../support/own-shop";
import { pageFaults } from "../support/page-faults";
import { hydrated, openPage } from "../support/shop-page";

const origin = ownShopOrigin();
const PASSWORD = "Kettle-blue-42";

async function confirm(owner: Page): Promise<void> {
  await owner.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await owner.getByRole("button", { name: "Confirm" }).click();
}

describe.each(WAYS)("the people who run the shop, with JavaScript: %s", (javaScriptEnabled) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it("are invited, accept, work without prices, and are removed at once", async () => {
    const { jobName } = await placeAsGuest(origin);
    const email = freshEmail();
    const owner = await openPage(browser, `${origin}/login?returnTo=%2Fadmin%2Fpeople`, { javaScriptEnabled });
    await signInOnPages(owner, ADMIN);
    await owner.getByRole("heading", { level: 1, name: "People" }).waitFor();
    if (javaScriptEnabled) await hydrated(owner);
    expect(await pageFaults(owner, { javaScriptEnabled })).toEqual([]);
    await owner.getByLabel("Email").fill(email);
    await owner.getByLabel("Role").selectOption("Workshop");
    await owner.getByRole("button", { name: "Invite" }).click();
    const link = await owner.getByText("/invitation/").innerText();
    expect(await pageFaults(owner, { javaScriptEnabled })).toEqual([]);

    const person = await openPage(browser, link, { javaScriptEnabled });
    if (javaScriptEnabled) await hydrated(person);
    expect(await pageFaults(person, { javaScriptEnabled })).toEqual([]);
    await person.getByLabel("Name").fill("Wanda Shop");
    await person.getByLabel("Password", { exact: true }).fill("weak");
    await person.getByRole("button", { name: "Accept invitation" }).click();
    await person.getByText("Please choose a password").first().waitFor();
    expect(await pageFaults(person, { javaScriptEnabled })).toEqual([]);
    await person.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await person.getByRole("button", { name: "Accept invitation" }).click();
    await person.getByRole("heading", { level: 1, name: "Today" }).waitFor();

    const bar = person.getByRole("navigation", { name: "Admin" });
    expect(await bar.getByRole("link").allInnerTexts()).toEqual(["Today", "Orders", "Schedule", "View shop"]);
    await bar.getByRole("link", { name: "Orders" }).click();
    await person.getByRole("heading", { level: 1, name: "Orders" }).waitFor();
    expect(await pageFaults(person, { javaScriptEnabled })).toEqual([]);
    await person.getByRole("row").filter({ hasText: jobName }).getByRole("link").click();
    await person.getByText("Not confirmed yet: do not saw.").waitFor();
    const order = person.url();
    expect(await pageFaults(person, { javaScriptEnabled })).toEqual([]);

    await owner.goto(order);
    if (javaScriptEnabled) await hydrated(owner);
    await owner.getByLabel("Freight", { exact: true }).fill("80");
    await owner.getByLabel("Tax", { exact: true }).fill("7.77");
    await owner.getByRole("button", { name: "Confirm order" }).click();
    await owner.getByRole("heading", { level: 2, name: "Confirmed" }).waitFor();

    await person.goto(order);
    if (javaScriptEnabled) await hydrated(person);
    await person.getByText("Next: Start production").click();
    await person.getByText("This prepaid order is not paid yet.").waitFor();
    await person.getByRole("button", { name: "Start production" }).click();
    await person.getByText("is in production.").waitFor();
    expect(await pageFaults(person, { javaScriptEnabled })).toEqual([]);
    await person.getByRole("button", { name: "Undo" }).click();
    await person.getByText("is confirmed again.").waitFor();
    for (const page of [order, `${order}/work-order`, `${order}/labels`]) {
      const text = await (await person.goto(page))?.text();
      expect(text).toContain(jobName);
      expect(text).not.toMatch(/[$]\s?\d|503-555-0101|1 Mill Lane/);
    }

    await owner.goto(`${origin}/admin/people`);
    if (javaScriptEnabled) await hydrated(owner);
    await owner.getByRole("button", { name: `Remove ${email}` }).click();
    await owner.getByRole("heading", { name: "Is it you?" }).waitFor();
    expect(await pageFaults(owner, { javaScriptEnabled })).toEqual([]);
    await owner.getByLabel("Password", { exact: true }).fill("not this one");
    await owner.getByRole("button", { name: "Confirm" }).click();
    await owner.getByText("This is not your current password").first().waitFor();
    await confirm(owner);
    await owner.getByText("The role was removed.").waitFor();
    expect((await person.goto(order))?.status()).toBe(403);
    await owner.getByRole("button", { name: "Undo" }).click();
    await confirm(owner);
    await owner.getByText(/ is \w+ again\.$/).waitFor();
    expect((await person.goto(order))?.status()).toBe(200);
    await owner.goto(`${origin}/admin/events`);
    const event = owner.getByRole("listitem").filter({ hasText: email });
    expect(await event.filter({ hasText: "Role given back" }).filter({ hasText: ADMIN.email }).count()).toBe(1);
    await Promise.all([owner, person].map((page) => page.context().close()));
  });
});
