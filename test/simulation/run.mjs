// Simulates a year of 5,000 made-up orders: npm run simulate. Fails if a promised ship date could not be kept.
import { importBundled } from "../set-up/bundled.mjs";

const { simulateYear } = await importBundled("simulation", 'export { simulateYear } from "./test/simulation/year";');
process.stdout.write(`${await simulateYear()}\n`);
