import { chromium } from "playwright-core";

/** A headless browser that stays on this machine: CHROMIUM_PATH, or Debian's. */
export function launchChromium() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
  });
}
