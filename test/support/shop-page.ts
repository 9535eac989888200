import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";

/** A size and location as a visitor types them. */
export interface TypedPiece {
  readonly width: readonly [inches: string, fraction: string];
  readonly height: readonly [inches: string, fraction: string];
  readonly location?: string;
}

/** A page in a fresh browser profile. */
export async function openPage(browser: Browser, path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Waits until the page's scripts run and listen, which its frame shows, so that the enhanced page is tested. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("#account-button[aria-expanded]").waitFor({ state: "attached" });
}

/**
 * Moves a pointer over the page to the order form, as a person does, and waits until its code runs. Typing without that
 * wait is tested in `before-hydration` and `typed-immediately`.
 */
export async function orderFormReady(page: Page): Promise<void> {
  const isReady = () =>
    page.evaluate(() => {
      const form = document.querySelector("#order");
      return form !== null && Object.keys(form).some((key) => key.startsWith("__reactFiber"));
    });
  for (let moved = 1; !(await isReady()); moved += 1) await page.mouse.move(4 + (moved % 8), 4);
}

/** The group of one piece: "Door 1". */
export function piece(page: Page | Locator, name: string): Locator {
  return page.getByRole("group", { name, exact: true });
}

/** Opens the folds of a piece's details; without scripts, the first is a button that asks the server for the fields. */
export async function openDetails(row: Locator, folds = ["Hinges", "Wood", "Note and drawing"]): Promise<void> {
  for (const fold of folds) {
    const said = { hasText: new RegExp(`^${fold}`) };
    const open = row.locator("details[open]").filter({ has: row.page().locator("summary", said) });
    if ((await open.count()) === 0) await row.locator("summary, button").filter(said).first().click();
    await open.waitFor();
  }
}

/** Types a piece as a person would, field by field. */
export async function typePiece(page: Page | Locator, name: string, typed: TypedPiece): Promise<void> {
  const row = piece(page, name);
  await row.getByLabel("Width inches").fill(typed.width[0]);
  await row.getByLabel("Width fraction").selectOption(typed.width[1]);
  await row.getByLabel("Height inches").fill(typed.height[0]);
  await row.getByLabel("Height fraction").selectOption(typed.height[1]);
  if (typed.location !== undefined) await row.getByLabel("Location").fill(typed.location);
}
