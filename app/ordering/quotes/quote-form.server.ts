import { toJobName } from "~/configurator/stored-cart/job-name";
import { JOB_FIELD, LINES_FIELD } from "~/house/forms/list-names";
import { QUOTE_KEY, QUOTE_TOTAL } from "~/house/forms/quote-names";
import { readOrderLines } from "~/ordering/checkout/checkout-form";
import { isOrderKey, type OrderLine } from "~/ordering/orders/order";

/** The lines of the largest order are sent as JSON in one field. */
export const QUOTE_LIMITS = { bytes: 1280 * 1024, size: { fields: 100, index: 0 } };

interface QuotePost {
  readonly lines: readonly OrderLine[];
  readonly jobName: string;
  readonly shownCents: number | null;
  readonly key: string | null;
}

export function readQuoteForm(form: URLSearchParams): QuotePost | null {
  const lines = readOrderLines(form.get(LINES_FIELD) ?? "");
  if (!lines) return null;
  const total = form.get(QUOTE_TOTAL) ?? "";
  const key = form.get(QUOTE_KEY) ?? "";
  return {
    lines,
    jobName: toJobName(form.get(JOB_FIELD) ?? "").trim(),
    shownCents: /^\d{1,12}$/.test(total) ? Number(total) : null,
    key: isOrderKey(key) ? key : null,
  };
}
