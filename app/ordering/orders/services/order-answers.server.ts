import { redirect, type TypedResponse } from "@remix-run/node";
import { formProblem } from "~/house/forms/form-problem.server";
import { type FileTask, MESSAGE_FORM_ID, messageValidator, type PostedFileForm } from "../order-file-form";
import { FILE_DONE, type FileNotice, type FileReply } from "../order-file-reply";
import { DONE, type OrderPageIntent, type OrderPageProblem } from "../order-page-form";
import type { OrderButtonOutcome } from "./order-buttons.server";

/** A form of an order's page, with what was written in it. */
export interface OrderPagePost {
  readonly intent: OrderPageIntent;
  /** A message that can be sent; empty for other forms. */
  readonly text: string;
}

/** Checks a form of an order's page; returns what to do, or the response to an invalid form. */
export async function checkOrderPagePost(
  intent: OrderPageIntent,
  form: URLSearchParams,
): Promise<
  | { readonly post: OrderPagePost; readonly problem?: never }
  | { readonly post?: never; readonly problem: TypedResponse<OrderPageProblem> }
> {
  if (intent !== "message") return { post: { intent, text: "" } };
  const { data, error } = await messageValidator.validate(form);
  if (!error) return { post: { intent, text: data.text } };
  const { fieldErrors } = error;
  const typed = form.get("text") ?? "";
  return {
    problem: formProblem({ formId: MESSAGE_FORM_ID, fieldErrors, answers: { text: typed } }, { refused: intent }),
  };
}

/**
 * The response to a button of an order's page: a redirect to the page, or the problem together with what was typed.
 *
 * @param path returns the page's path; `newLink` is the page's new secret, if that was renewed
 */
export function orderPageAnswer(
  change: Exclude<OrderButtonOutcome, { readonly outcome: "unknown" }>,
  { intent, text }: OrderPagePost,
  path: (newLink?: string) => string,
): TypedResponse<OrderPageProblem | never> {
  const form = { formId: MESSAGE_FORM_ID, answers: { text } };
  if (change.outcome === "unsent") return formProblem({ ...form, ...change }, { refused: intent });
  if (change.outcome === "too-late") return formProblem({ ...form, status: 409 }, { refused: intent });
  const to = change.outcome === "renewed" ? path(change.link) : path();
  return redirect(`${to}?${DONE}=${intent === "change" ? "changing" : change.outcome}`, 303);
}

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
