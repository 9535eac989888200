const DONE = {
  added: "The style was added as a draft. Publish it when it is ready.",
  saved: "Saved. If the style is shown, customers see the changes now.",
  published: "Published: customers see it now.",
  hidden: "Hidden: its page says “No longer made”.",
  shown: "Customers see it again.",
  duplicated: "This copy is a draft.",
  deleted: "The style was deleted.",
  undone: "Undone. “Undo the last save” brings it back.",
  restored: "Undone. The catalog is as it was before.",
  moved: "The style was moved.",
  imported: "All changes in the file were applied.",
} as const;

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
  readonly done?: Done;
  readonly problem?: Problem;
  readonly version?: number;
}

const NAMES = { done: "done", problem: "problem", version: "version" } as const;

const known = <T extends object>(table: T, name: string | null): T[keyof T] | null =>
  name !== null && Object.hasOwn(table, name) ? table[name as keyof T] : null;

/** What has just been done, from the query of a page's address. */
export function buttonNotice(query: URLSearchParams) {
  return {
    done: known(DONE, query.get(NAMES.done)),
    problem: known(PROBLEMS, query.get(NAMES.problem)),
  };
}

/** The same for the list, with the version of a deletion. */
export function listNotice(query: URLSearchParams) {
  const version = query.get(NAMES.version) ?? "";
  return { ...buttonNotice(query), deleted: /^[1-9]\d{0,14}$/.test(version) ? Number(version) : null };
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
