import type { Transaction as KyselyTransaction, TransactionBuilder } from "kysely";
import type { Schema } from "./schema/schema.server";

/** A transaction. Whatever runs on it is part of it. Its work awaits each statement, and nothing else. */
export type Transaction = KyselyTransaction<Schema>;

/** Work in a transaction. */
export type InTransaction<T> = (trx: Transaction) => Promise<T>;

/** The callbacks that run after each transaction commits. */
const callbacks = new WeakMap<Transaction, (() => void)[]>();

/**
 * Runs a callback after a transaction commits, and not if it rolls back.
 *
 * @throws Error unless the transaction is one that {@link committed} gave to its work
 */
export function afterCommit(trx: Transaction, work: () => void): void {
  const afterwards = callbacks.get(trx);
  if (!afterwards) throw new Error("this is not the transaction that its work was given");
  afterwards.push(work);
}

/** Runs work in a transaction, and after the commit the callbacks from {@link afterCommit}. */
export async function committed<T>(builder: TransactionBuilder<Schema>, work: InTransaction<T>): Promise<T> {
  const afterwards: (() => void)[] = [];
  const result = await builder.execute((trx) => {
    callbacks.set(trx, afterwards);
    return work(trx);
  });
  for (const next of afterwards) setImmediate(next);
  return result;
}
