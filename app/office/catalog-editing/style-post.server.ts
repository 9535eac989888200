import { redirect } from "@remix-run/node";
import { notFound, problemOf } from "~/base/platform/http-errors.server";
import { type PostedFiles, readFiles } from "~/base/platform/posts/read-files.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { formProblem } from "~/house/forms/form-problem.server";
import { uploadedUrl } from "~/house/ui/photographs/uploaded-photograph";
import { photographProblem, tooManyProblem } from "~/ordering/claims/photograph";
import type { RefusedPhotographs } from "~/ordering/claims/photograph-reading.server";
import { type PostedStyle, type StoredCopy, styleValidator, type UploadedStyle } from "./style-form";
import { ADDED_NAMES, MAX_PICTURES, MIN_PHOTOGRAPH_SIDE, STYLE_FILES, STYLE_NAMES, styleFormId } from "./style-names";
import type { SaveOutcome } from "./style-version";

const TAKEN = "Another style has this handle";
const ONE_OF_FINISH = "Please choose one photograph for a finish";
export const NO_STYLE = "The catalog has no such style";
const FULL = `A style has at most ${MAX_PICTURES} photographs`;

const PROBLEMS = {
  stale:
    "Somebody else saved this style while you were editing it, so your changes were not saved. Theirs are listed under “Saved versions”, and what you typed is still here: save again to replace theirs.",
  invalid: "The style could not be read, so nothing was saved. Please look at each field.",
  busy: "The shop is processing too many photographs right now. Please wait a minute and save again.",
} as const;

const BUSY_SECONDS = 60;

export async function readStylePost<Answer>(
  request: Request,
  answer: (posted: PostedFiles) => Promise<Answer>,
): Promise<Answer> {
  const isMultipart = /^\s*multipart\/form-data\b/i.test(request.headers.get("Content-Type") ?? "");
  if (!isMultipart) return answer({ form: await readForm(request), files: [] });
  return readFiles(request, STYLE_FILES, async () => undefined, answer);
}

interface StylePost extends PostedFiles {
  readonly encode: (files: PostedFiles["files"]) => Promise<readonly (readonly StoredCopy[])[] | RefusedPhotographs>;
}

/** What is wrong with the files of a form, as far as that shows before they are read. */
function problemOfFiles(
  { form, files }: PostedFiles,
  { answers }: PostedStyle,
): Readonly<Record<string, string>> | null {
  if (files.length > STYLE_FILES.files) return { [ADDED_NAMES.files]: tooManyProblem(STYLE_FILES.files) };
  if ((answers.pictures?.typed.length ?? 0) + files.length > MAX_PICTURES) return { [ADDED_NAMES.files]: FULL };
  return files.length > 1 && form.get(ADDED_NAMES.finish) ? { [ADDED_NAMES.finish]: ONE_OF_FINISH } : null;
}

function withAdded(
  posted: PostedStyle,
  form: URLSearchParams,
  uploads: readonly (readonly StoredCopy[])[],
): UploadedStyle {
  const { typed = [], change = null } = posted.answers.pictures ?? {};
  const [alt, finish] = [form.get(ADDED_NAMES.alt) ?? "", form.get(ADDED_NAMES.finish) ?? ""];
  const added = uploads.flatMap(([copy]) => (copy ? [{ url: uploadedUrl(copy.id), alt, finish }] : []));
  return { ...posted, answers: { ...posted.answers, pictures: { typed, change, added } }, copies: uploads.flat() };
}

/** Answers the posted form of a style: a redirect to its page, or the form with the reasons. */
export async function answerStyle(
  { form, files, encode }: StylePost,
  done: "added" | "published" | "saved",
  save: (sent: UploadedStyle) => Promise<SaveOutcome>,
  newest: () => Promise<number>,
) {
  const { data, error, submittedData: answers } = await styleValidator.validate(form);
  const revision = Number(form.get(STYLE_NAMES.revision)) || 0;
  const refused = { formId: styleFormId(revision), answers };
  if (error) return formProblem({ ...refused, fieldErrors: error.fieldErrors }, { revision });
  const fieldErrors = problemOfFiles({ form, files }, data);
  if (fieldErrors) return formProblem({ ...refused, fieldErrors }, { revision });
  try {
    const uploads = await encode(files);
    if ("outcome" in uploads) {
      if (uploads.outcome === "busy") {
        return formProblem({ ...refused, problem: PROBLEMS.busy, status: 503, retryAfter: BUSY_SECONDS }, { revision });
      }
      const problem = photographProblem(uploads.files, MIN_PHOTOGRAPH_SIDE);
      return formProblem({ ...refused, fieldErrors: { [ADDED_NAMES.files]: problem } }, { revision });
    }
    const saved = await save(withAdded(data, form, uploads));
    if (saved.outcome === "saved") return redirect(`/admin/catalog/${saved.handle}?done=${done}`, 303);
    if (saved.outcome === "gone") throw notFound(NO_STYLE);
    if (saved.outcome === "taken") {
      return formProblem({ ...refused, fieldErrors: { [STYLE_NAMES.handle]: TAKEN } }, { revision });
    }
    return formProblem({ ...refused, problem: PROBLEMS[saved.outcome], status: 409 }, { revision: await newest() });
  } catch (failure) {
    return formProblem({ ...refused, ...problemOf(failure) }, { revision });
  }
}
