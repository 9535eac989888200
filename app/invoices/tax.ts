import { type Billing, exemptionGap } from "~/customers/customer-billing";
import type { Cents } from "~/measure/money";
import { scaleHalfUp } from "~/measure/rounding";

/** A tax rate in thousandths of a percent: 8375 is 8.375 percent. A whole number, so that no float decides a cent. */
export type ThousandthsOfPercent = number;

const WHOLE: ThousandthsOfPercent = 100_000;

/** The owner's tax rate for deliveries to one state. */
export interface TaxRate {
  /** The state's postal code. */
  readonly state: string;
  readonly rate: ThousandthsOfPercent;
  /** Whether freight is taxed too. */
  readonly taxesFreight: boolean;
}

/**
 * Reads `8.375` or `8.375%` into thousandths of a percent.
 *
 * @returns `null` if it is not a percentage from 0 to 100 with at most three decimals
 */
export function readRate(typed: string): ThousandthsOfPercent | null {
  const match = /^(\d{1,3})(?:\.(\d{1,3}))?\s*%?$/.exec(typed.trim());
  const rate = match ? Number(match[1]) * 1000 + Number((match[2] ?? "").padEnd(3, "0")) : Number.NaN;
  return rate <= WHOLE ? rate : null;
}

/** Prints a rate as briefly as possible: `8.375%`, `7%`. */
export function rateText(rate: ThousandthsOfPercent): string {
  const rest = rate % 1000;
  const decimals = String(rest).padStart(3, "0").replace(/0+$/, "");
  return `${(rate - rest) / 1000}${decimals && `.${decimals}`}%`;
}

/** What tax is charged on. */
export interface Taxable {
  /** The pieces, after discounts and credits. */
  readonly piecesCents: Cents;
  /** `null` if it is not set yet. */
  readonly freightCents: Cents | null;
}

/** The tax at a rate, rounded half up; freight that is not set yet counts as 0. */
export function taxAt({ rate, taxesFreight }: TaxRate, { piecesCents, freightCents }: Taxable): Cents {
  return scaleHalfUp(piecesCents + (taxesFreight ? (freightCents ?? 0) : 0), rate, WHOLE);
}

/** The tax that the shop offers when it confirms an order: by a rate, or none and why. */
export type TaxOffer =
  | { readonly kind: "rate"; readonly rate: TaxRate }
  | { readonly kind: "exempt"; readonly certificate: string }
  | { readonly kind: "no-rate"; readonly state: string };

/** The tax offer for an order, and why the customer's exemption does not apply to it, if it does not. */
export interface OfferedTax {
  readonly offer: TaxOffer;
  readonly gap: "expired" | "other-state" | null;
}

/**
 * The tax to offer for an order.
 *
 * @param state the postal code of the state that it is delivered to
 * @param today YYYY-MM-DD
 */
export function offeredTax(
  rates: readonly TaxRate[],
  { exemption }: Pick<Billing, "exemption">,
  state: string,
  today: string,
): OfferedTax {
  const gap = exemption && exemptionGap(exemption, state, today);
  if (exemption && gap === null) return { offer: { kind: "exempt", certificate: exemption.certificate }, gap };
  const rate = rates.find((one) => one.state === state);
  return { offer: rate ? { kind: "rate", rate } : { kind: "no-rate", state }, gap };
}
