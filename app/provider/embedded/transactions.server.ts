import { AsyncLocalStorage } from "node:async_hooks";

/** A transaction that runs, or that is over. */
interface Running<Session> {
  readonly session: Session;
  readonly afterwards: (() => void)[];
  isOver: boolean;
}

interface TransactionWork<Session, T> {
  /** What the transaction's statements are run with. */
  readonly session: Session;
  readonly work: () => Promise<T>;
  /** Keeps what the work did. */
  readonly commit: () => Promise<void>;
}

/** Knows which transaction a caller is in, by where the call came from. */
export interface Transactions<Session> {
  /**
   * What the statements of the caller's transaction are run with, or `null` outside of one.
   *
   * @throws Error where that transaction is over: whoever began the call did not wait for it
   */
  current(): Session | null;
  /** Does work as a transaction that was begun, and then what is to come after it. */
  run<T>(transaction: TransactionWork<Session, T>): Promise<T>;
  /** Calls work after the caller's transaction, if that one is kept; soon outside of one. */
  after(work: () => void): void;
}

/** The transactions of one database. */
export function createTransactions<Session>(): Transactions<Session> {
  const storage = new AsyncLocalStorage<Running<Session>>();
  return {
    current() {
      const running = storage.getStore();
      if (!running) return null;
      if (running.isOver) throw new Error("a statement came after the end of its transaction: it was not waited for");
      return running.session;
    },
    async run({ session, work, commit }) {
      const running: Running<Session> = { session, afterwards: [], isOver: false };
      try {
        const result = await storage.run(running, work);
        running.isOver = true;
        await commit();
        for (const next of running.afterwards) setImmediate(next);
        return result;
      } finally {
        running.isOver = true;
      }
    },
    after(work) {
      const running = storage.getStore();
      if (running) running.afterwards.push(work);
      else setImmediate(work);
    },
  };
}
