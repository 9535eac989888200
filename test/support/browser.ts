import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { inject } from "vitest";
import { launchOptions } from "../set-up/browser-program";
import { madeBy } from "../set-up/outcome";
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

interface BrowserOptions {
  /** Whether the pointer moves only when a test moves it. */
  readonly holdsPointer?: boolean;
}

let running: Promise<Browser> | undefined;

/**
 * This worker's headless browser, which can reach only this machine. It ends with the worker; closing it closes only the
 * profiles that were opened here. A test fails if its page's Content-Security-Policy blocks anything.
 *
 * @throws Error with the remedy if this machine has no browser; browser tests are never skipped.
 */
export async function launchBrowser({ holdsPointer = false }: BrowserOptions = {}): Promise<Browser> {
  running ??= chromium.launch(launchOptions(madeBy(inject("browser"))));
  const browser = await running;
  const contexts: BrowserContext[] = [];
  const opened: Pick<Browser, "newContext" | "newPage" | "close"> = {
    async newContext(options) {
      const context = await browser.newContext(options);
      contexts.push(context);
      await watchPolicy(context);
      if (holdsPointer) await holdPointer(context);
      return context;
    },
    newPage: async (options) => (await opened.newContext(options)).newPage(),
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()));
    },
  };
  return opened as Browser;
}
