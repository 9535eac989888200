import { AsyncLocalStorage } from "node:async_hooks";
import type { Transaction } from "kysely";
import type { Schema } from "./schema/schema.server";

/** Work in a transaction. */
export type InTransaction<T> = (trx: Transaction<Schema>) => Promise<T>;

/** What follows the commit of each transaction. */
const following = new WeakMap<Transaction<Schema>, (() => void)[]>();

/** Runs work after a transaction commits, and not if it rolls back. */
export function afterCommit(trx: Transaction<Schema>, work: () => void): void {
  const works = following.get(trx);
  if (!works) throw new Error("this is not the transaction that its work was given");
  works.push(work);
}

/** A transaction that is running or over. */
interface Running {
  readonly trx: Transaction<Schema>;
  isOver: boolean;
}

/** Tells which transaction a caller is in, by its asynchronous context. */
export interface Transactions {
  /**
   * The caller's transaction, or `null` outside one.
   *
   * @throws Error if that transaction is over: its work did not await this call
   */
  current(): Transaction<Schema> | null;
  /**
   * Runs work in a transaction, and afterward what follows its commit.
   *
   * @param execute begins the transaction, and ends it after its work
   */
  run<T>(execute: (work: InTransaction<T>) => Promise<T>, work: InTransaction<T>): Promise<T>;
  /** Runs work after the caller's transaction commits; soon, if outside one. */
  after(work: () => void): void;
}

/** The transactions of one database. */
export function createTransactions(): Transactions {
  const storage = new AsyncLocalStorage<Running>();
  return {
    current() {
      const running = storage.getStore();
      if (!running) return null;
      if (running.isOver) throw new Error("a statement came after the end of its transaction: it was not waited for");
      return running.trx;
    },
    async run(execute, work) {
      const works: (() => void)[] = [];
      const result = await execute(async (trx) => {
        const running: Running = { trx, isOver: false };
        following.set(trx, works);
        try {
          return await storage.run(running, () => work(trx));
        } finally {
          running.isOver = true;
        }
      });
      for (const next of works) setImmediate(next);
      return result;
    },
    after(work) {
      const running = storage.getStore();
      if (running) afterCommit(running.trx, work);
      else setImmediate(work);
    },
  };
}
