import { afterCommit, type Transaction } from "./transactions.server";

interface Wakers {
  on(wake: () => void): () => void;
  after(trx: Transaction): void;
}

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
