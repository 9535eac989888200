import { build } from "esbuild";
import { percentile, printTable } from "./table.mjs";

const PIECES = 1000;
const ROUNDS = 400;

/** Loads the domain as the browser gets it: bundled and minified. */
async function loadDomain() {
  const { outputFiles } = await build({
    stdin: {
      contents: `export * from "./app/domain/add-to-cart"; export * from "./app/domain/pricing";
        export * from "./app/domain/configuration-draft";`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString("base64")}`);
}

/** Prices and validates 1,000 pieces, many times over, and prints the time of one round in milliseconds. */
export async function benchPricing() {
  const { checkAddToCart, createDraft, priceOrder, sizedOrderOf } = await loadDomain();
  const pieces = Array.from({ length: PIECES }, (_, n) => ({
    widthInches: String(8 + (n % 40)),
    widthFraction: n % 3 ? "7/16" : "0",
    heightInches: String(10 + (n % 70)),
    heightFraction: n % 2 ? "1/2" : "15/16",
    location: `K-A-${n}`,
    preBored: n % 5 === 0,
  }));
  const draft = createDraft({
    pieces: { doors: pieces, drawers: [], panels: [], fillers: [] },
    included: { doors: true, drawers: false, panels: false, fillers: false },
    preBoredByDefault: false,
  });
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    const check = checkAddToCart(draft);
    const price = priceOrder(sizedOrderOf(draft), 20);
    times.push(performance.now() - start);
    if (!check.ok || price.count !== PIECES) throw new Error("the pieces were not priced");
  }
  const warm = times.slice(ROUNDS / 4);
  printTable("Pricing and validating 1,000 pieces (limit 2 ms)", [
    { round: "first, cold", ms: (times[0] ?? Number.NaN).toFixed(2) },
    { round: "median", ms: percentile(warm, 0.5).toFixed(2) },
    { round: "p99", ms: percentile(warm, 0.99).toFixed(2) },
  ]);
}
