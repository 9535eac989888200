import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * The path of the browser: `CHROMIUM_PATH`, or the usual places.
 *
 * @throws Error with the exact install command when there is none; browser tests are never skipped.
 */
export function requireBrowser(): string {
  const found = [process.env.CHROMIUM_PATH, ...PLACES].find((place) => place && existsSync(place));
  if (found) return found;
  throw new Error(
    "The browser tests need Chromium. Install it with:\n\n  apt-get update && apt-get install -y chromium\n\nor set CHROMIUM_PATH to its executable.",
  );
}

/** A headless browser that can reach only this machine. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: requireBrowser(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
    ],
  });
}
