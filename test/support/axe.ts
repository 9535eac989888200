import axe from "axe-core";
import type { Page } from "playwright-core";

/**
 * The violations that axe-core finds in a page as it stands (WCAG 2.2 A and AA, best practices); the page must bypass
 * its CSP.
 */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const results = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run({
      runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"],
    }),
  );
  return results.violations.map((v) => `${v.id}: ${v.nodes.map((node) => node.target.join(" ")).join(", ")}`);
}
