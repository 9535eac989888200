import { existsSync } from "node:fs";
import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { noteViolation } from "./policy-violations";

/** The same engine without a browser's windows, which takes half of the time. */
const SHELL = "/usr/bin/chromium-headless-shell";

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
 * @param places where it may be, the first that exists
 * @throws Error with the exact install command when there is none; browser tests are never skipped.
 */
export function requireBrowser(places: readonly string[] = [SHELL, ...PLACES]): string {
  const found = [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place));
  if (found) return found;
  throw new Error(
    "The browser tests need Chromium. Install it with:\n\n  apt-get update && apt-get install -y chromium chromium-headless-shell\n\nor set CHROMIUM_PATH to its executable.",
  );
}

/** What Chromium says where a policy kept something out; without scripts it is the only sign. */
const REFUSAL = /Content[- ]Security[- ]Policy|Trusted ?(Types|HTML|Script)/i;

/** Notes whatever the Content-Security-Policy keeps from the pages of a browser profile. */
async function watchPolicy(context: BrowserContext): Promise<void> {
  context.on("console", (message) => {
    if (REFUSAL.test(message.text())) noteViolation(message.text());
  });
  await context.exposeBinding("notePolicyViolation", (_source, text: string) => noteViolation(text));
  await context.addInitScript(() => {
    const { notePolicyViolation } = window as unknown as { notePolicyViolation: (text: string) => void };
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      notePolicyViolation([effectiveDirective, blockedURI, sourceFile, sample].join(" "));
    });
  });
}

/** Has every profile of a browser watched from its beginning. */
function watched(browser: Browser): Browser {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await watchPolicy(context);
    return context;
  };
  return browser;
}

interface BrowserOptions {
  /** Whether it is a whole browser: the shell alone moves its pointer by itself while a page loads. */
  readonly isWhole?: boolean;
}

/**
 * A headless browser that can reach only this machine. A test fails whose page's Content-Security-Policy keeps anything
 * out.
 */
export async function launchBrowser({ isWhole = false }: BrowserOptions = {}): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: isWhole ? requireBrowser(PLACES) : requireBrowser(),
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
  return watched(browser);
}
