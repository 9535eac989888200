/** Things to do at given times, which may add more. */
export interface Agenda {
  /** Adds something to do at a time, in milliseconds since the epoch. */
  readonly add: (at: number, work: (at: number) => Promise<void>) => void;
  /** Does what is due before a time, the earliest first; the rest is never done. */
  readonly run: (until: number) => Promise<void>;
}

/** An empty agenda. */
export function createAgenda(): Agenda {
  const entries: { readonly at: number; readonly work: (at: number) => Promise<void> }[] = [];
  return {
    add(at, work) {
      const later = entries.findIndex((entry) => entry.at > at);
      entries.splice(later === -1 ? entries.length : later, 0, { at, work });
    },
    async run(until) {
      for (let entry = entries.shift(); entry && entry.at < until; entry = entries.shift()) await entry.work(entry.at);
    },
  };
}
