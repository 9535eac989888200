const PAPERS = ["confirmation", "invoice", "cut-list"] as const;

export type OrderPaper = (typeof PAPERS)[number];

export function readOrderPaper(text: string | undefined): OrderPaper | null {
  return PAPERS.find((paper) => paper === text) ?? null;
}

/** Reads from the query of an invoice's address which revision to show; `null` for the one in effect. */
export function readInvoiceRevision(query: URLSearchParams): number | null {
  const text = query.get("revision") ?? "";
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}
