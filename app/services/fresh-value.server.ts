interface FreshValueOptions<T> {
  readonly load: () => Promise<T>;
  /** Milliseconds of a clock that never runs backwards. */
  readonly now: () => number;
  /** How long a value is served without asking again, in milliseconds. */
  readonly freshMs: number;
  /** How long an old value is served while or where a new one cannot be had, in milliseconds. */
  readonly staleMs: number;
  /** How long a failed refresh behind an old value is not tried again, in milliseconds. */
  readonly pauseMs: number;
}

export interface FreshValue<T> {
  /** The value, old or new; rejects with the load's error only when there is nothing that may be served. */
  get(): Promise<T>;
  /** What may be served without asking, or `undefined`. */
  peek(): T | undefined;
}

/**
 * Keeps a value fresh (stale-while-revalidate, as RFC 5861 has it for HTTP): one load at a time however many ask, the
 * old value at once while a new one is loaded and when loading fails, for as long as it is not too old.
 */
export function createFreshValue<T>({ load, now, freshMs, staleMs, pauseMs }: FreshValueOptions<T>): FreshValue<T> {
  let kept: { readonly value: T; readonly at: number } | undefined;
  let loading: Promise<T> | undefined;
  let pausedUntil = Number.NEGATIVE_INFINITY;

  function refresh(): Promise<T> {
    loading ??= load()
      .then(
        (value) => {
          kept = { value, at: now() };
          return value;
        },
        (error) => {
          pausedUntil = now() + pauseMs;
          throw error;
        },
      )
      .finally(() => {
        loading = undefined;
      });
    return loading;
  }

  /** What was loaded and is not too old to be served. */
  const usable = () => (kept && now() - kept.at < staleMs ? kept : undefined);

  return {
    async get() {
      const old = usable();
      if (!old) return refresh();
      if (now() - old.at >= freshMs && now() >= pausedUntil) refresh().catch(() => {});
      return old.value;
    },
    peek: () => usable()?.value,
  };
}
