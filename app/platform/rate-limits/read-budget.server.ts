import { budgetOf } from "./thread-budget.server";

/** Takes one read of a page that is not stored; reads shrink earlier than posts, which leaves room for orders. */
export const takeRead = (): boolean => budgetOf("read")();
