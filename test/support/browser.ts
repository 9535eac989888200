import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { inject } from "vitest";
import { ofThisWorker } from "./own-shop";
import { noteViolation } from "./policy-violations";

/** Chromium's message when a policy blocks something; without scripts it is the only sign. */
const REFUSAL = /Content[- ]Security[- ]Policy|Trusted ?(Types|HTML|Script)/i;

/** Records everything that the Content-Security-Policy blocks on the pages of a browser profile. */
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

/** Hides from pages the pointer move to their corner that Chromium's headless shell makes by itself during loading. */
async function holdPointer(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const isOwn = ({ clientX, clientY }: PointerEvent) => clientX === 0 && clientY === 0;
    addEventListener("pointermove", (event) => isOwn(event) && event.stopImmediatePropagation(), { capture: true });
  });
}

/** Makes a browser run the steps on every new profile. */
function prepared(browser: Browser, steps: readonly ((context: BrowserContext) => Promise<void>)[]): Browser {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    for (const step of steps) await step(context);
    return context;
  };
  return browser;
}

interface BrowserOptions {
  /** Whether the pointer moves only when a test moves it. */
  readonly holdsPointer?: boolean;
}

/**
 * This worker's headless browser, which can reach only this machine. Closing it closes only what was opened here. A
 * test fails if its page's Content-Security-Policy blocks anything.
 *
 * @throws Error with the remedy if this machine has no browser; browser tests are never skipped.
 */
export async function launchBrowser({ holdsPointer = false }: BrowserOptions = {}): Promise<Browser> {
  const browser = await chromium.connect(ofThisWorker(inject("browsers")));
  return prepared(browser, holdsPointer ? [watchPolicy, holdPointer] : [watchPolicy]);
}
