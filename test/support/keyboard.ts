import type { Page } from "playwright-core";

/** The controls that the keyboard reached on a page, and those with a fault. */
export interface Tabbed {
  /** The controls of the main part, in document order. */
  readonly there: readonly string[];
  /** Those that the Tab key reached, in order. */
  readonly reached: readonly string[];
  /** Those without visible focus: no outline, or covered by something. */
  readonly unseen: readonly string[];
}

/** More presses than any page has controls. */
const MOST = 400;

/** Tabs through the main part of a page, from before its first control until the focus leaves it. */
export async function tabThrough(page: Page): Promise<Tabbed> {
  await page.evaluate(() => {
    const controls = "a[href], button, input, select, textarea, summary, [tabindex='0']";
    const isOne = (element: HTMLElement) => !element.matches(":disabled, [type=hidden]") && element.checkVisibility();
    const all = [...document.querySelectorAll<HTMLElement>(`main :is(${controls})`)].filter(isOne);
    // The Tab key reaches only one of a group of radio buttons.
    const ofGroup = new Map<string, HTMLElement>();
    for (const radio of all.filter((element) => element.matches("[type=radio]")) as HTMLInputElement[]) {
      if (radio.checked || !ofGroup.has(radio.name)) ofGroup.set(radio.name, radio);
    }
    const reachable = all.filter(
      (element) => !element.matches("[type=radio]") || [...ofGroup.values()].includes(element),
    );
    const named = reachable.map((element, n) => {
      const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40);
      return [element, `${n} ${element.localName} ${element.getAttribute("name") ?? ""} ${text}`] as const;
    });
    Object.assign(window, { controlNames: new Map(named) });
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
  });
  const there = await page.evaluate(() => [
    ...(window as unknown as { controlNames: Map<Element, string> }).controlNames.values(),
  ]);
  const reached: string[] = [];
  const unseen: string[] = [];
  let isInside = false;
  for (let presses = 0; presses < MOST; presses += 1) {
    await page.keyboard.press("Tab");
    const now = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element?.closest("main")) return null;
      const name = (window as unknown as { controlNames: Map<Element, string> }).controlNames.get(element) ?? "another";
      // A field that is drawn by its label shows its focus on the label.
      const shown = [element, element.nextElementSibling, element.closest("label")].filter((one) => one !== null);
      const hasOutline = shown.some((one) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
      });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isOver = over !== null && over.closest("main") === null;
      return { name, isSeen: hasOutline && !isOver };
    });
    if (now === null && isInside) break;
    if (now === null) continue;
    isInside = true;
    // Day, month and year of a date field are separate stops, whose focus the browser draws.
    if (now.name === reached.at(-1)) continue;
    reached.push(now.name);
    if (!now.isSeen) unseen.push(now.name);
  }
  return { there, reached, unseen };
}
