import { budgetOf } from "./thread-budget.server";

/** Takes one post from the budget that this process's thread has besides its pages. */
export const takePost = (): boolean => budgetOf("post")();
