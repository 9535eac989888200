export { ElevationsSheet } from "./elevations-sheet";
export { PricedOrder } from "./priced-order";
export { PrintSheet } from "./print-sheet";
