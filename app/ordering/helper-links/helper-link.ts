/** The most links of an order at a time. */
export const MAX_HELPER_LINKS = 10;

/** The longest note of whom a link is for, in UTF-16 code units. */
export const MAX_HELPER_LABEL = 60;

/** A link to an order without prices; its code is stored only as a hash. Times are ISO 8601 in UTC. */
export interface HelperLink {
  readonly id: number;
  /** For whom it is; only who made it sees that. May be empty. */
  readonly label: string;
  readonly madeAt: string;
  /** `null` if nobody opened it yet. */
  readonly openedAt: string | null;
}

export const HELPER_FIELDS = { label: "label", end: "end" } as const;

export type HelperTask =
  | { readonly kind: "make"; readonly label: string }
  | { readonly kind: "end"; readonly id: number };

/** Reads a form of the page of links: it makes one, unless it names one to end. `null` for anything else. */
export function readHelperTask(form: URLSearchParams): HelperTask | null {
  const ended = form.get(HELPER_FIELDS.end);
  if (ended !== null) return /^\d{1,12}$/.test(ended) ? { kind: "end", id: Number(ended) } : null;
  const label = form.get(HELPER_FIELDS.label);
  if (label === null) return null;
  return {
    kind: "make",
    label: label
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
      .trim()
      .slice(0, MAX_HELPER_LABEL),
  };
}

/** The page on which an order's links are made and ended. */
export const helperLinksPath = (link: string): string => `/orders/${link}/helpers`;

/** What stands for the secret of an order in the addresses of a helper's pages. */
export const helperPart = (code: string): string => `helper/${code}`;

export const helperPath = (code: string): string => `/orders/${helperPart(code)}`;
