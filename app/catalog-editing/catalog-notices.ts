/** What a press of a button on the admin pages of the catalog did, in a sentence. */
const DONE = {
  added: "The style was added as a draft. Publish it when it is ready.",
  saved: "Saved. Customers see a style that is shown as it is now.",
  published: "Published: customers see it now.",
  hidden: "Hidden: its page says “No longer made”.",
  shown: "Customers see it again.",
  duplicated: "This is the copy, as a draft.",
  deleted: "The style was deleted.",
  undone: "Taken back. “Undo the last save” brings it back again.",
  restored: "The catalog is as it was before that.",
  moved: "The style was moved.",
  imported: "All changes of the file were made.",
} as const;

/** Why a press did nothing, in a sentence. */
const PROBLEMS = {
  sold: "This style is in an order, a quote or a saved list, so it cannot be deleted. Hide it instead.",
  gone: "There is no such style any more, so nothing was changed.",
  stale: "The catalog has been changed since, so nothing was changed. Look at it again first.",
  refused: "The file has rows that cannot be applied, or no changes, so nothing was changed.",
} as const;

export type Done = keyof typeof DONE;
export type Problem = keyof typeof PROBLEMS;

/** What came of a press; with the version that can be taken back, if the page should offer that. */
export interface Pressed {
  readonly done?: Done;
  readonly problem?: Problem;
  readonly version?: number;
}

/** The parameters of an address that say what has just been done. */
const NAMES = { done: "done", problem: "problem", version: "version" } as const;

const known = <T extends object>(table: T, name: string | null): T[keyof T] | null =>
  name !== null && Object.hasOwn(table, name) ? table[name as keyof T] : null;

/** What has just been done, from the query of a page's address. */
export function pressedNotice(query: URLSearchParams) {
  return {
    done: known(DONE, query.get(NAMES.done)),
    problem: known(PROBLEMS, query.get(NAMES.problem)),
  };
}

/** The same for the list, with the version of a deletion. */
export function listNotice(query: URLSearchParams) {
  const version = query.get(NAMES.version) ?? "";
  return { ...pressedNotice(query), deleted: /^[1-9]\d{0,14}$/.test(version) ? Number(version) : null };
}

/** The address of the list with the same filter, and with what has just been done. */
export function noticeAddress(query: URLSearchParams, pressed: Pressed): string {
  const next = new URLSearchParams(query);
  for (const name of Object.values(NAMES)) {
    const value = pressed[name];
    if (value === undefined) next.delete(name);
    else next.set(name, String(value));
  }
  return `/admin/catalog?${next}`;
}
