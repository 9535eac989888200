export { PricedOrder } from "./priced-order";
export { PrintSheet } from "./print-sheet";
