import { brand } from "~/brand/brand";

const { street, city, region, postalCode } = brand.address;

/** How an order is paid if no payment service is involved. */
export const payingByHand = (order: string): string =>
  `Pay the total by check to ${brand.name}, ${street}, ${city}, ${region} ${postalCode}, or ask us for the account for a bank transfer. Write ${order} on either.`;
