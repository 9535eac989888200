const PAPERS = ["confirmation", "invoice", "cut-list"] as const;

/** The papers of an order: the documents that its customer prints. Labels have a page of their own. */
export type OrderPaper = (typeof PAPERS)[number];

/** The paper of an order that a part of an address names, or `null`. */
export function readOrderPaper(text: string | undefined): OrderPaper | null {
  return PAPERS.find((paper) => paper === text) ?? null;
}

/** Reads from the query of an invoice's address which revision to show; `null` for the one in effect. */
export function readInvoiceRevision(query: URLSearchParams): number | null {
  const text = query.get("revision") ?? "";
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}
