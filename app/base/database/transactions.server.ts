import type { Transaction as KyselyTransaction, TransactionBuilder } from "kysely";
import type { Schema } from "./schema/schema.server";

export type Transaction = KyselyTransaction<Schema>;

export type InTransaction<T> = (trx: Transaction) => Promise<T>;

const callbacks = new WeakMap<Transaction, (() => void)[]>();

/** @throws Error unless the transaction is one that {@link committed} gave to its work */
export function afterCommit(trx: Transaction, work: () => void): void {
  const afterwards = callbacks.get(trx);
  if (!afterwards) throw new Error("this is not the transaction that its work was given");
  afterwards.push(work);
}

export async function committed<T>(builder: TransactionBuilder<Schema>, work: InTransaction<T>): Promise<T> {
  const afterwards: (() => void)[] = [];
  const result = await builder.execute((trx) => {
    callbacks.set(trx, afterwards);
    return work(trx);
  });
  for (const next of afterwards) setImmediate(next);
  return result;
}
