/** What was done to a style; without its title, it is "the style". */
const DONE = {
  added: (title) => `${title} was added as a draft. Publish it when it is ready.`,
  saved: (title) => `${title} is saved. If it is shown, customers see the changes now.`,
  published: (title) => `${title} is published: customers see it now.`,
  hidden: (title) => `${title} is hidden. Its page says “No longer made”.`,
  shown: (title) => `${title} is shown: customers see it now.`,
  duplicated: (title) => `${title} is a draft: customers do not see it yet.`,
  deleted: (title) => `${title} was deleted.`,
  undone: (title) => `${title} is as it was before. “Undo the last save” takes that back.`,
  restored: () => "Undone. The catalog is as it was before.",
  moved: (title) => `${title} was moved.`,
  imported: () => "All changes in the file were applied.",
} as const satisfies Readonly<Record<string, (title: string) => string>>;

const PROBLEMS = {
  sold: "This style is in an order, a quote or a saved list, so it cannot be deleted. Hide it instead.",
  gone: "This style no longer exists, so nothing was changed.",
  stale: "The catalog has changed in the meantime, so nothing was changed. Check it and try again.",
  refused: "The file has rows that cannot be applied, or no changes, so nothing was changed.",
} as const;

type Done = keyof typeof DONE;
type Problem = keyof typeof PROBLEMS;

/** The result of a button, with the version to undo if the page should offer that. */
export interface ButtonResult {
  /** The handle of the style, where the page does not say it. */
  readonly style?: string;
  readonly done?: Done;
  readonly problem?: Problem;
  readonly version?: number;
}

const NAMES = { done: "done", problem: "problem", version: "version", style: "style" } as const;

const known = <T extends object>(table: T, name: string | null): T[keyof T] | null =>
  name !== null && Object.hasOwn(table, name) ? table[name as keyof T] : null;

/** What has just been done to the style with this title, from the query of a page's address. */
export function buttonNotice(query: URLSearchParams, title: string | null = null) {
  const done = known(DONE, query.get(NAMES.done));
  return { done: done?.(title ?? "The style") ?? null, problem: known(PROBLEMS, query.get(NAMES.problem)) };
}

/** The handle of the style that a notice of the list is about. */
export const noticedStyle = (query: URLSearchParams): string | null => query.get(NAMES.style);

/** The same for the list, with the version of a deletion. */
export function listNotice(query: URLSearchParams, title: string | null) {
  const version = query.get(NAMES.version) ?? "";
  return { ...buttonNotice(query, title), deleted: /^[1-9]\d{0,14}$/.test(version) ? Number(version) : null };
}

/** The address of the list with the same filter, and with what has just been done. */
export function noticeAddress(query: URLSearchParams, result: ButtonResult): string {
  const next = new URLSearchParams(query);
  for (const name of Object.values(NAMES)) {
    const value = result[name];
    if (value === undefined) next.delete(name);
    else next.set(name, String(value));
  }
  return `/admin/catalog?${next}`;
}
