import { afterCommit, type Transaction } from "./transactions.server";

/** Callbacks of this process that run soon after a commit, in any of its databases. */
interface Wakers {
  /** Registers a callback; returns a function that removes it. */
  on(wake: () => void): () => void;
  /** Calls all of them after the commit. */
  after(trx: Transaction): void;
}

/** Creates an empty set of callbacks. */
export function createWakers(): Wakers {
  const wakers = new Set<() => void>();
  return {
    on(wake) {
      wakers.add(wake);
      return () => wakers.delete(wake);
    },
    after(trx) {
      afterCommit(trx, () => {
        for (const wake of wakers) wake();
      });
    },
  };
}
