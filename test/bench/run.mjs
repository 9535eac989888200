import { benchWeight } from "./browser.mjs";
import { benchCost } from "./cost.mjs";
import { benchEffort } from "./effort.mjs";
import { benchFirstView } from "./first-view.mjs";
import { benchMemory } from "./memory.mjs";
import { benchOrderForm } from "./order-form.mjs";
import { benchOrders } from "./orders.mjs";
import { benchPaste } from "./paste.mjs";
import { benchPricing } from "./pricing.mjs";
import { benchSearch } from "./search.mjs";
import { startBuiltShop } from "./shop.mjs";
import { benchStart } from "./start.mjs";
import { benchStyles } from "./styles.mjs";
import { benchExpiry, benchThroughput } from "./throughput.mjs";
import { benchTyping } from "./typing.mjs";

/**
 * `npm run bench [pricing|orders|browser|first-view|effort|order-form|search|styles|start|throughput|cost|expiry|memory ...]`:
 * prints measurements of the built shop; it is never a test.
 */
const wanted = process.argv.slice(2);
const asked = (/** @type {string} */ name) => wanted.length === 0 || wanted.includes(name);

if (asked("pricing")) await benchPricing();
if (asked("orders")) await benchOrders();
if (asked("browser")) {
  const shop = await startBuiltShop(4910);
  await benchWeight(shop.origin, ["/", "/shop", "/search?q=shaker", "/product/ashby", "/cart"]);
  await benchTyping(shop.origin);
  await benchPaste(shop.origin);
  await shop.stop();
}
if (asked("first-view")) {
  const shop = await startBuiltShop(4914);
  await benchFirstView(shop.origin).finally(shop.stop);
}
if (asked("effort")) {
  const shop = await startBuiltShop(4911);
  await benchEffort(shop.origin).finally(shop.stop);
}
if (asked("order-form")) {
  const shop = await startBuiltShop(4912, { prefix: ["taskset", "-c", "0"] });
  await benchOrderForm(shop).finally(shop.stop);
}
if (asked("search")) {
  const shop = await startBuiltShop(4913);
  await benchSearch(shop).finally(shop.stop);
}
if (asked("styles")) await benchStyles();
if (asked("start")) await benchStart();
if (asked("throughput")) await benchThroughput();
if (asked("cost")) await benchCost();
if (asked("expiry")) await benchExpiry();
if (asked("memory")) await benchMemory();
