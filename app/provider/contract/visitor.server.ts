/**
 * The header in which a shop with a token identifies its visitor, so that the provider of several shops can apply one
 * limit to all of them. The value is the same for one visitor at every shop, and reveals nothing else.
 */
export const VISITOR_HEADER = "x-visitor";
