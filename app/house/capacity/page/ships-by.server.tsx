/** The date of a list in a document: the server has its code at once. */
export { ShipsBy } from "./ships-by";
