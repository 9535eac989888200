import { redirect } from "@remix-run/node";
import { formProblem } from "~/forms/form-problem.server";
import { retryAfterOf, statusOf } from "~/platform/http-errors.server";
import { UpstreamFailure } from "~/platform/upstream-failure.server";
import type { Saved } from "./edited-style";
import { type PostedStyle, STYLE_FORM_ID, STYLE_NAMES, styleValidator } from "./style-form";

const TAKEN = "Another style has this handle";

const PROBLEMS = {
  stale:
    "This style was saved by somebody else while you were editing it, so nothing was saved. What they changed is under “Saves”, and what you typed is still here: save again to put it in its place.",
  gone: "This style was deleted while you were editing it, so nothing was saved. What you typed is still here.",
  invalid: "The style could not be read, so nothing was saved. Please look at each field.",
} as const;

/** A style's newest version, for a form that is sent again. */
type NewestRevision = () => Promise<number>;

/**
 * Answers the posted form of a style: a redirect to its page, or the form with the reasons.
 *
 * @param save saves what was posted
 * @param newest the style's newest version
 */
export async function answerStyle(
  form: URLSearchParams,
  done: "added" | "published" | "saved",
  save: (posted: PostedStyle) => Promise<Saved>,
  newest: NewestRevision,
) {
  const { data, error, submittedData: answers } = await styleValidator.validate(form);
  const refused = { formId: STYLE_FORM_ID, answers };
  const revision = Number(form.get(STYLE_NAMES.revision)) || 0;
  if (error) return formProblem({ ...refused, fieldErrors: error.fieldErrors }, { revision });
  try {
    const saved = await save(data);
    if (saved.outcome === "saved") return redirect(`/admin/catalog/${saved.handle}?done=${done}`, 303);
    if (saved.outcome === "taken") {
      return formProblem({ ...refused, fieldErrors: { [STYLE_NAMES.handle]: TAKEN } }, { revision });
    }
    return formProblem({ ...refused, problem: PROBLEMS[saved.outcome], status: 409 }, { revision: await newest() });
  } catch (failure) {
    if (!(failure instanceof UpstreamFailure)) throw failure;
    const again = { status: statusOf(failure), retryAfter: retryAfterOf(failure) };
    return formProblem({ ...refused, problem: failure.message, ...again }, { revision });
  }
}
