import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, orUpstreamProblem, problemOf } from "~/base/platform/http-errors.server";
import { USUAL } from "~/base/platform/posts/form-limits.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { MAX_TEXT_LENGTH } from "~/house/texts/read-text.server";
import { listTexts, readCurrentText, saveText } from "~/house/texts/services/texts.server";
import { unlisted } from "~/house/ui/head/page-title";
import { TextEditorPage, type TextReply } from "~/office/texts/page/text-page";
import { problemLine, readTextForm } from "~/office/texts/texts-form";
import { requireStaff } from "~/provider/auth/guards.server";
import { DEFAULT_TEXTS, factsFor, PICTURES, previewText } from "~/storefront/marketing/services/page-texts.server";
import { isTextPage, TEXT_PAGES, type TextPageName } from "~/storefront/marketing/text-pages";

export const meta = unlisted<typeof loader>(({ params: { page = "" }, error }) =>
  error || !isTextPage(page) ? "Problem" : `Text: ${TEXT_PAGES[page].title}`,
);

export const headers = privatePage;

const STALE =
  "Somebody else saved this text while you had it open, so yours was not saved. Save again to replace theirs with yours.";

/** A text of {@link MAX_TEXT_LENGTH} in any script: three bytes a character, each of which a form writes as three. */
const LIMITS = { bytes: 9 * MAX_TEXT_LENGTH + 4096, size: USUAL };

function pageOf(name: string | undefined): TextPageName {
  if (name && isTextPage(name)) return name;
  throw httpError(404, "There is no such text.");
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "shop");
  const page = pageOf(params.page);
  const versions = await orUpstreamProblem(listTexts(page));
  const query = new URL(request.url).searchParams;
  const [newest] = versions;
  const earlier = versions.slice(1).find(({ revision }) => String(revision) === query.get("version"));
  const { text } = earlier ?? newest ?? { text: null };
  return json(
    {
      page,
      text: text ?? DEFAULT_TEXTS[page],
      revision: newest?.revision ?? 0,
      shown: earlier?.revision ?? null,
      isDefault: (newest?.text ?? null) === null,
      isSaved: query.has("saved"),
      mostCharacters: MAX_TEXT_LENGTH,
      facts: factsFor(page),
      pictures: page === "portfolio" ? PICTURES : [],
      // The texts of others are read one at a time.
      versions: versions.map((version) => ({ ...version, text: version.text === null ? null : "" })),
    },
    { headers: NOT_CACHED },
  );
}

export async function action({ request, params }: ActionFunctionArgs) {
  const form = await readForm(request, LIMITS);
  const { user: owner } = await requireStaff(request, "shop");
  const page = pageOf(params.page);
  const posted = readTextForm(form);
  if (!posted) throw httpError(400, "This page has no such form, so nothing was changed.");
  const { intent, revision, text } = posted;
  const reply = (answer: Partial<TextReply>, status: number) =>
    json<TextReply>({ text, problems: [], problem: null, preview: null, revision, ...answer }, { status });
  if (intent === "save" || intent === "preview") {
    const { problems, text: preview } = previewText(page, text);
    if (problems.length > 0) return reply({ problems: problems.map(problemLine) }, 422);
    if (intent === "preview") return reply({ preview }, 200);
  }
  const change = {
    save: { text: text === DEFAULT_TEXTS[page] ? null : text },
    undo: "undo",
    default: { text: null },
  } as const;
  try {
    const outcome = await saveText(owner.id, { page, revision, change: change[intent] });
    if (outcome === "saved") return redirect(`/admin/texts/${page}?saved`, 303);
    if (intent !== "save") throw httpError(409, STALE);
    return reply({ problem: STALE, revision: (await readCurrentText(page)).revision }, 409);
  } catch (failure) {
    if (failure instanceof Response) throw failure;
    const { problem, status } = problemOf(failure);
    return reply({ problem }, status);
  }
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Text() {
  return <TextEditorPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>() ?? null} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
