// Pictures of the kit for docs/design-system.md, from the built style sheet: npm run build && npm run design-system.
import { readdirSync, readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { loadBundled } from "../bundle.mjs";
import { launchChromium } from "../chromium.mjs";

const PUBLIC = new URL("../../public/", import.meta.url);
const PICTURES = new URL("../../docs/design-system/", import.meta.url);

const assets = new URL("build/_assets/", PUBLIC);
const stylesheets = readdirSync(assets).filter((name) => /^(?:tailwind|fonts)-.*\.css$/.test(name));
const tokens = readFileSync(new URL("../../app/house/styles/tailwind.css", import.meta.url), "utf8").match(
  /--color-[\w-]+: #\w+;/g,
);
const { renderSheets } = await loadBundled(new URL("sheets.tsx", import.meta.url));
/** @type {Record<string, string>} */
const sheets = renderSheets();

/** @param {string} html */
const page = (html) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<link rel="icon" href="/favicon.svg"><style>:root { ${tokens?.join(" ")} }</style>${stylesheets.map((name) => `<link rel="stylesheet" href="/build/_assets/${name}">`).join("")}</head>
<body class="font-sans"><main class="wrap py-10">${html}</main></body></html>`;

const server = createServer((request, response) => {
  const path = request.url ?? "/";
  const sheet = sheets[path.slice(1)];
  if (sheet !== undefined) {
    response.setHeader("Content-Type", "text/html; charset=utf-8").end(page(sheet));
    return;
  }
  const types = { css: "text/css", avif: "image/avif", webp: "image/webp", svg: "image/svg+xml", woff2: "font/woff2" };
  const ending = /** @type {keyof typeof types} */ (path.split(".").pop());
  response.setHeader("Content-Type", types[ending] ?? "text/plain").end(readFileSync(new URL(`.${path}`, PUBLIC)));
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());

await mkdir(PICTURES, { recursive: true });
const browser = await launchChromium();
for (const name of Object.keys(sheets)) {
  const tab = await browser.newPage({ viewport: { width: 1040, height: 300 } });
  await tab.goto(`http://127.0.0.1:${port}/${name}`, { waitUntil: "networkidle" });
  await tab.locator("main").screenshot({ path: fileURLToPath(new URL(`${name}.png`, PICTURES)) });
  await tab.close();
}
await browser.close();
server.close();
