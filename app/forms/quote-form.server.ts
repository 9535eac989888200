import { toJobName } from "~/domain/job-name";
import { isOrderKey, type OrderLine } from "~/domain/orders/order";
import { readOrderLines } from "./checkout-form";
import { JOB_FIELD, LINES_FIELD } from "./list-names";
import { QUOTE_KEY, QUOTE_TOTAL } from "./quote-names";

/** What is to be quoted, as it was posted. */
interface QuotePost {
  readonly lines: readonly OrderLine[];
  readonly jobName: string;
  /** What the page said that the lines come to, in cents; `null` where it said nothing. */
  readonly toldCents: number | null;
  /** `null` where none came along that can be one. */
  readonly key: string | null;
}

/** Reads a form that asks for a quote; `null` where no order can have its lines. */
export function readQuoteForm(form: URLSearchParams): QuotePost | null {
  const lines = readOrderLines(form.get(LINES_FIELD) ?? "");
  if (!lines) return null;
  const total = form.get(QUOTE_TOTAL) ?? "";
  const key = form.get(QUOTE_KEY) ?? "";
  return {
    lines,
    jobName: toJobName(form.get(JOB_FIELD) ?? "").trim(),
    toldCents: /^\d{1,12}$/.test(total) ? Number(total) : null,
    key: isOrderKey(key) ? key : null,
  };
}
