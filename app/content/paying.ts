import { brand } from "./brand";

const { street, city, region, postalCode } = brand.address;

/** How an order is paid that no service takes the payment of. */
export const payingByHand = (order: string): string =>
  `Pay the total by check to ${brand.name}, ${street}, ${city}, ${region} ${postalCode}, or ask us for the account for a bank transfer. Write ${order} on either.`;
