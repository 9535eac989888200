export { StyleTotals } from "./style-totals";
