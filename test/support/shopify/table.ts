/** What a store does by itself: its time, and how long its search knows nothing of a change. */
export interface Pace {
  now(): number;
  /** Milliseconds until a search finds what was written. */
  searchLag: number;
}

/**
 * Records by number. Reading one gives it as it is; a search sees each as it was some time ago, as Shopify's search
 * index does.
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

  /** The rows that fit as the search knows them, each as it is now. */
  search(fits: (row: Row) => boolean): Row[] {
    const until = this.#pace.now() - this.#pace.searchLag;
    return this.all().filter((row) => {
      const known = this.#seen.get(row.id)?.findLast(({ at }) => at <= until);
      return known !== undefined && fits(known.row);
    });
  }
}
