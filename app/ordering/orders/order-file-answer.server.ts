import { redirect, type TypedResponse } from "@remix-run/node";
import { formProblem } from "~/house/forms/form-problem.server";
import type { FileTask, PostedFileForm } from "./order-file-form";
import { FILE_DONE, type FileNotice, type FileReply } from "./order-file-reply";

type Refusal = Omit<Parameters<typeof formProblem>[0], "formId" | "answers">;

/**
 * The answer to a form of an order's file that changed nothing, with everything that was typed.
 *
 * @param staleSince the revision that its page showed, if the order has changed since then; otherwise `null`
 */
export function fileProblem(
  { formId, answers }: PostedFileForm,
  refusal: Refusal,
  staleSince: number | null = null,
): TypedResponse<FileReply> {
  return formProblem({ formId, answers, ...refusal }, { staleSince });
}

function noticeOf(task: FileTask): FileNotice {
  if (task.kind === "state") return task.state;
  return task.kind === "undo" ? "undone" : task.kind;
}

/** Redirects to an order's file, which then says what was done. */
export function fileDone(number: string, task: FileTask): TypedResponse<never> {
  return redirect(`/admin/orders/${number}?${FILE_DONE}=${noticeOf(task)}`, 303);
}
