import { importBundled } from "../set-up/bundled.mjs";
import { smaller } from "./size.mjs";
import { percentile, printTable } from "./table.mjs";

const PIECES = 1000;
const ROUNDS = smaller(400);

/** A shaker style in which every piece of the benchmark can be made. */
const SPECIFICATION = {
  construction: "Cope and stick, flat panel",
  material: "Hard maple frame, MDF panel",
  finish: "White primer",
  thickness: 13,
  frameWidth: 36,
  minWidth: 88,
  minHeight: 88,
  maxWidth: 800,
  maxHeight: 1600,
  weightPerSqFt: 100,
};

/** Loads the domain code. */
const loadDomain = () =>
  importBundled(
    "bench-pricing",
    `export { checkAddToCart } from "./app/configurator/order-form/add-to-cart";
     export { priceOrder } from "./app/trade/pricing/pricing";
     export { createDraft } from "./app/trade/pieces/configuration-draft";
     export { BLANK_PIECE } from "./app/trade/pieces/blank-piece";
     export { sizedOrderOf } from "./app/trade/pieces/drafted-order";`,
  );

/** Prices and validates 1,000 pieces many times, and prints the time of one round in milliseconds. */
export async function benchPricing() {
  const { BLANK_PIECE, checkAddToCart, createDraft, priceOrder, sizedOrderOf } = await loadDomain();
  const pieces = Array.from({ length: PIECES }, (_, n) => ({
    ...BLANK_PIECE,
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
  const priced = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    const price = priceOrder(sizedOrderOf(draft), 20);
    priced.push(performance.now() - start);
    const check = checkAddToCart(draft, SPECIFICATION);
    times.push(performance.now() - start);
    if (!check.ok || price.count !== PIECES) throw new Error("the pieces were not priced");
  }
  const warm = times.slice(ROUNDS / 4);
  const warmPriced = priced.slice(ROUNDS / 4);
  printTable("1,000 pieces (limit 2 ms for pricing)", [
    {
      what: "priced",
      "median ms": percentile(warmPriced, 0.5).toFixed(2),
      "p99 ms": percentile(warmPriced, 0.99).toFixed(2),
    },
    {
      what: "priced, validated and judged by the rules",
      "median ms": percentile(warm, 0.5).toFixed(2),
      "p99 ms": percentile(warm, 0.99).toFixed(2),
    },
  ]);
}
