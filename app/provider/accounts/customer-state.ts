/** The states of a customer's account. */
export const CUSTOMER_STATES = ["active", "pending", "approved", "rejected"] as const;

export type CustomerState = (typeof CUSTOMER_STATES)[number];
