import { budgetOf } from "./thread-budget.server";

/** Takes one post out of what this process's thread can do beside its pages. */
export const takePost = (): boolean => budgetOf("post")();
