import { redirect, type TypedResponse } from "@remix-run/node";
import { formProblem } from "~/forms/form-problem.server";
import type { DeskTask, PostedDeskForm } from "./order-desk-form";
import { DESK_DONE, type DeskNotice, type DeskReply } from "./order-desk-reply";

type Refusal = Omit<Parameters<typeof formProblem>[0], "formId" | "answers">;

/**
 * The answer to a form of an order's file that changed nothing, with everything that was typed.
 *
 * @param staleSince the revision that its page showed, if the order has a newer one by now
 */
export function deskProblem(
  { formId, answers }: PostedDeskForm,
  refusal: Refusal,
  staleSince: number | null = null,
): TypedResponse<DeskReply> {
  return formProblem({ formId, answers, ...refusal }, { staleSince });
}

function noticeOf(task: DeskTask): DeskNotice {
  if (task.kind === "state") return task.state;
  return task.kind === "undo" ? "undone" : task.kind;
}

/** Redirects to an order's file, which then says what was done. */
export function deskDone(number: string, task: DeskTask): TypedResponse<never> {
  return redirect(`/admin/orders/${number}?${DESK_DONE}=${noticeOf(task)}`, 303);
}
