/** A `Storage` in memory with a quota, like a browser's. */
export class FakeStorage implements Storage {
  readonly items = new Map<string, string>();

  /** @param quota the maximum number of characters of all keys and values together */
  constructor(public quota = Number.POSITIVE_INFINITY) {}

  get length(): number {
    return this.items.size;
  }

  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    const others = [...this.items].filter(([name]) => name !== key);
    const used = others.reduce((sum, [name, text]) => sum + name.length + text.length, 0);
    if (used + key.length + value.length > this.quota) throw new DOMException("full", "QuotaExceededError");
    this.items.set(key, value);
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }

  clear(): void {
    this.items.clear();
  }
}
