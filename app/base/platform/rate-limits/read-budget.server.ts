import { budgetOf } from "./thread-budget.server";

/**
 * Takes one read of a page that is not stored; `false` if none is left at the moment. The budget for reads shrinks
 * before that for posts, to leave room for orders.
 */
export const takeRead = (): boolean => budgetOf("read")();
