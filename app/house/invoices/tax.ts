import type { CalendarDay } from "~/base/time/time";
import type { Cents } from "~/trade/measure/money";
import { scaleHalfUp } from "~/trade/measure/rounding";
import { type Billing, exemptionGap } from "./customer-billing";

/** A tax rate in millionths: 83125 is 8.3125 percent. A whole number, so that no float decides a cent. */
type Millionths = number;

const WHOLE: Millionths = 1_000_000;
const PERCENT: Millionths = 10_000;

export interface TaxRate {
  readonly state: string;
  readonly millionths: Millionths;
  readonly taxesFreight: boolean;
}

/** Reads `8.3125` or `8.3125%`; `null` if it is not a percentage from 0 to 100 with at most four decimals. */
export function readRate(typed: string): Millionths | null {
  const match = /^(\d{1,3})(?:\.(\d{1,4}))?\s*%?$/.exec(typed.trim());
  const rate = match ? Number(match[1]) * PERCENT + Number((match[2] ?? "").padEnd(4, "0")) : Number.NaN;
  return rate <= WHOLE ? rate : null;
}

/** Prints a rate as briefly as possible: `8.3125%`, `7%`. */
export function rateText(rate: Millionths): string {
  const rest = rate % PERCENT;
  const decimals = String(rest).padStart(4, "0").replace(/0+$/, "");
  return `${(rate - rest) / PERCENT}${decimals && `.${decimals}`}%`;
}

interface Taxable {
  /** The pieces, after discounts and credits. */
  readonly piecesCents: Cents;
  readonly freightCents: Cents | null;
}

/** What a rate is charged on; freight that is not set yet counts as 0. */
export const taxedAt = (
  { taxesFreight }: Pick<TaxRate, "taxesFreight">,
  { piecesCents, freightCents }: Taxable,
): Cents => piecesCents + (taxesFreight ? (freightCents ?? 0) : 0);

/** The tax at a rate, rounded half up. */
export const taxAt = (rate: TaxRate, taxable: Taxable): Cents =>
  scaleHalfUp(taxedAt(rate, taxable), rate.millionths, WHOLE);

export type TaxOffer =
  | { readonly kind: "rate"; readonly rate: TaxRate }
  | { readonly kind: "exempt"; readonly certificate: string }
  | { readonly kind: "no-rate"; readonly state: string };

/** The tax offer for an order, and why the customer's exemption does not apply to it, if it does not. */
export interface OfferedTax {
  readonly offer: TaxOffer;
  readonly gap: "expired" | "other-state" | null;
}

export function offeredTax(
  rates: readonly TaxRate[],
  { exemption }: Pick<Billing, "exemption">,
  state: string,
  today: CalendarDay,
): OfferedTax {
  const gap = exemption && exemptionGap(exemption, state, today);
  if (exemption && gap === null) return { offer: { kind: "exempt", certificate: exemption.certificate }, gap };
  const rate = rates.find((one) => one.state === state);
  return { offer: rate ? { kind: "rate", rate } : { kind: "no-rate", state }, gap };
}
