import { AsyncLocalStorage } from "node:async_hooks";

/** A transaction that is running or over. */
interface Running<Session> {
  readonly session: Session;
  readonly afterwards: (() => void)[];
  isOver: boolean;
}

interface TransactionWork<Session, T> {
  /** The connection for the transaction's statements. */
  readonly session: Session;
  readonly work: () => Promise<T>;
  /** Commits the work. */
  readonly commit: () => Promise<void>;
}

/** Tells which transaction a caller is in, by its asynchronous context. */
export interface Transactions<Session> {
  /**
   * The connection of the caller's transaction, or `null` outside one.
   *
   * @throws Error if that transaction is over: its work did not await this call
   */
  current(): Session | null;
  /** Runs work as a transaction that has begun, and afterward the callbacks added to it. */
  run<T>(transaction: TransactionWork<Session, T>): Promise<T>;
  /** Runs work after the caller's transaction commits; soon, if outside one. */
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
