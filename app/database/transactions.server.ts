import type { Transaction as KyselyTransaction, TransactionBuilder } from "kysely";
import type { Schema } from "./schema/schema.server";

/** A transaction. What runs on it is part of it; its work awaits each statement, and nothing else. */
export type Transaction = KyselyTransaction<Schema>;

/** Work in a transaction. */
export type InTransaction<T> = (trx: Transaction) => Promise<T>;

/** What follows the commit of each transaction. */
const following = new WeakMap<Transaction, (() => void)[]>();

/**
 * Runs work after a transaction commits, and not if it rolls back.
 *
 * @throws Error unless the transaction is one that {@link committed} gave to its work
 */
export function afterCommit(trx: Transaction, work: () => void): void {
  const works = following.get(trx);
  if (!works) throw new Error("this is not the transaction that its work was given");
  works.push(work);
}

/** Runs work in a transaction, and afterward what follows its commit. */
export async function committed<T>(builder: TransactionBuilder<Schema>, work: InTransaction<T>): Promise<T> {
  const works: (() => void)[] = [];
  const result = await builder.execute((trx) => {
    following.set(trx, works);
    return work(trx);
  });
  for (const next of works) setImmediate(next);
  return result;
}
