import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signInOnPages } from "../support/account-pages";
import { violations } from "../support/axe";
import { launchBrowser } from "../support/browser";
import { ADMIN } from "../support/embedded-backend";
import { openPage } from "../support/shop-page";
import { type ShopServer, startShop } from "../support/shop-server";

let folder: string;
let browser: Browser;
let shop: ShopServer;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "backups-"));
  browser = await launchBrowser();
  shop = await startShop({ BACKUP_FOLDER: folder, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
});
afterAll(async () => {
  await shop?.stop();
  await browser?.close();
  rmSync(folder, { recursive: true });
});

it("a shop with a folder for backups makes one, and shows its owner that it did", async () => {
  await expect.poll(() => shop.output(), { timeout: 20_000 }).toContain('"event":"backup.made"');
  const [name = ""] = readdirSync(folder);
  expect(readdirSync(path.join(folder, name))).toContain("shop.db");
  const page = await openPage(browser, `${shop.origin}/login?returnTo=%2Fadmin%2Fsettings`);
  await signInOnPages(page, ADMIN);
  await page.getByRole("main").getByRole("link", { name: "Health" }).click();
  await page.getByRole("heading", { level: 1, name: "Health" }).waitFor();
  const row = page.getByRole("row", { name: /^Last backup Fine/ });
  await row.getByText(name).waitFor();
  await page.getByRole("row", { name: /^Mail Off .*SMTP_URL/ }).waitFor();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await violations(page)).toEqual([]);
  }
});
