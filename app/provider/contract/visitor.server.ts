/**
 * The header in which a shop that names itself with a token says who its visitor is, so that a host of several shops can
 * count for all of them. Its value is the same for one visitor at every shop, and tells nothing else of them.
 */
export const VISITOR_HEADER = "x-visitor";
