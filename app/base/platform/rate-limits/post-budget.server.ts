import { budgetOf } from "./thread-budget.server";

/** Takes one post from the thread's budget for posts; `false` if none is left at the moment. */
export const takePost = (): boolean => budgetOf("post")();
