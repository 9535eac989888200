export { ShipsBy } from "./ships-by";
