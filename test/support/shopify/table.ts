/** A store's clock, and how soon its search sees a change. */
export interface Pace {
  now(): number;
  /** Milliseconds until a search finds a change. */
  searchLag: number;
}

/**
 * Records by number. Reading one returns its current version; a search sees each as it was some time ago, like
 * Shopify's search index.
 */
export class Table<Row extends { readonly id: number }> {
  readonly #rows = new Map<number, Row>();
  readonly #seen = new Map<number, { readonly at: number; readonly row: Row }[]>();
  readonly #pace: Pace;
  #last = 7_001_000_000_000;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  nextId(): number {
    this.#last += 1;
    return this.#last;
  }

  get(id: number | null): Row | null {
    return (id !== null && this.#rows.get(id)) || null;
  }

  all(): Row[] {
    return [...this.#rows.values()];
  }

  save(row: Row): Row {
    this.#rows.set(row.id, row);
    const seen = this.#seen.get(row.id) ?? [];
    this.#seen.set(row.id, [...seen, { at: this.#pace.now(), row }]);
    return row;
  }

  delete(id: number): boolean {
    this.#seen.delete(id);
    return this.#rows.delete(id);
  }

  /** The rows whose searchable version matches, each in its current version. */
  search(fits: (row: Row) => boolean): Row[] {
    const until = this.#pace.now() - this.#pace.searchLag;
    return this.all().filter((row) => {
      const known = this.#seen.get(row.id)?.findLast(({ at }) => at <= until);
      return known !== undefined && fits(known.row);
    });
  }
}
