import { launch } from "./launch.mjs";
import { smaller } from "./size.mjs";
import { percentile, printTable } from "./table.mjs";

const ROUNDS = smaller(8);
const LINES = Array.from(
  { length: 500 },
  (_, n) => `${1 + (n % 4)}\t${9 + (n % 20)} 1/2\t${12 + (n % 30)} 3/16\tK-A-${n}`,
);

/**
 * Pastes 500 lines from the clipboard, and prints the time until the preview is painted, on an unthrottled processor.
 *
 * @param {string} origin
 */
export async function benchPaste(origin) {
  const browser = await launch();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  await page.goto(`${origin}/product/ashby`, { waitUntil: "networkidle" });
  await page.mouse.move(300, 300);
  await page.getByText("Paste or open a cut list").click();
  const field = page.getByLabel("Cut list", { exact: true });
  const list = ["Qty\tWidth\tHeight\tLocation", ...LINES].join("\n");
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await field.fill("");
    await page.evaluate((text) => navigator.clipboard.writeText(text), list);
    await field.focus();
    await page.evaluate(() => {
      const shown = () => document.querySelector("#order table tbody tr:nth-child(20)");
      const before = shown();
      /** @type {Promise<number>} */
      const painted = new Promise((resolve) => {
        document.addEventListener(
          "paste",
          () => {
            const start = performance.now();
            const look = () => {
              const row = shown();
              if (row === null || row === before) requestAnimationFrame(look);
              else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
            };
            look();
          },
          { once: true, capture: true },
        );
      });
      Object.assign(window, { painted });
    });
    await page.keyboard.press("Control+V");
    times.push(await page.evaluate(() => /** @type {any} */ (window).painted));
  }
  await browser.close();
  const [first = Number.NaN, ...others] = times;
  printTable("Pasting 500 lines, to the painted preview (limit 100 ms)", [
    { paste: "first, its code fetched", ms: first.toFixed(0) },
    { paste: "later, median", ms: percentile(others, 0.5).toFixed(0) },
    { paste: "later, slowest", ms: percentile(others, 1).toFixed(0) },
  ]);
}
