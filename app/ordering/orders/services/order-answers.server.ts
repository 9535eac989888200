import { redirect, type TypedResponse } from "@remix-run/node";
import { formProblem } from "~/house/forms/form-problem.server";
import { type FileTask, MESSAGE_FORM_ID, messageValidator, type PostedFileForm } from "../order-file-form";
import { FILE_DONE, type FileNotice, type FileReply } from "../order-file-reply";
import { DONE, type OrderPageIntent, type OrderPageProblem } from "../order-page-form";
import type { OrderButtonOutcome } from "./order-buttons.server";

interface OrderPagePost {
  readonly intent: OrderPageIntent;
  readonly text: string;
}

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

/** `path` gets the new secret of the page, if that was renewed. */
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

/** `staleSince`: the revision that the form's page showed, if the order has changed since then. */
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

export function fileDone(number: string, task: FileTask): TypedResponse<never> {
  return redirect(`/admin/orders/${number}?${FILE_DONE}=${noticeOf(task)}`, 303);
}
