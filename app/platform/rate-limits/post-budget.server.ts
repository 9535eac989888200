import { budgetOf } from "./thread-budget.server";

/** From this part of its time on the thread keeps pages waiting. */
const BUSY = 0.85;
const LEAST = 2;

/** Takes one post out of what this process's thread can do beside its pages. */
export const takePost = (): boolean => budgetOf("post-budget", { busy: BUSY, least: LEAST })();
