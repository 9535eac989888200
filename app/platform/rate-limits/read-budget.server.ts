import { budgetOf } from "./thread-budget.server";

/** Less than with posts: reads leave room for orders. */
const BUSY = 0.75;
const LEAST = 4;

/** Takes one read that costs the thread a page out of what it can do beside stored pages and posts. */
export const takeRead = (): boolean => budgetOf("read-budget", { busy: BUSY, least: LEAST })();
