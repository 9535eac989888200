const PAPERS = ["confirmation", "invoice", "cut-list"] as const;

/** The papers of an order that its customer prints; its labels have a page of their own. */
export type OrderPaper = (typeof PAPERS)[number];

/** Reads from an address which paper of an order is meant; `null` if none is. */
export function readOrderPaper(text: string | undefined): OrderPaper | null {
  return PAPERS.find((paper) => paper === text) ?? null;
}
