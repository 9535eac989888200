import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { notFound, orUpstreamProblem } from "~/base/platform/http-errors.server";
import type { PostedFiles } from "~/base/platform/posts/read-files.server";
import { unlisted } from "~/house/ui/head/page-title";
import { buttonNotice, noticeAddress } from "~/office/catalog-editing/catalog-notices";
import { ElsewherePage } from "~/office/catalog-editing/page/elsewhere-page";
import { StylePage } from "~/office/catalog-editing/page/style-page";
import { runStyleButton } from "~/office/catalog-editing/services/catalog-buttons.server";
import { findStyle, saveStyle } from "~/office/catalog-editing/services/catalog-editing.server";
import { encodeUploads } from "~/office/catalog-editing/services/style-photographs.server";
import { readRestoring, readStyleIntent } from "~/office/catalog-editing/style-names";
import { answerStyle, NO_STYLE, readStylePost } from "~/office/catalog-editing/style-post.server";
import { requireStaff } from "~/provider/auth/guards.server";
import { catalogPage } from "~/provider/catalog/services/styles.server";

export const meta = unlisted<typeof loader>(({ data }) =>
  data?.edited ? `${data.edited.style.title}, catalog` : "Catalog",
);

export const headers = privatePage;

async function editedStyle(handle: string) {
  const edited = await orUpstreamProblem(findStyle(handle));
  if (!edited) throw notFound(NO_STYLE);
  return edited;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "catalog");
  const elsewhere = await catalogPage();
  if (elsewhere !== null) return json({ elsewhere, edited: null }, { headers: NOT_CACHED });
  const edited = await editedStyle(params.handle ?? "");
  const notice = buttonNotice(new URL(request.url).searchParams, edited.style.title);
  return json({ elsewhere, edited, ...notice }, { headers: NOT_CACHED });
}

async function answer(handle: string, posted: PostedFiles, adminId: string, signal: AbortSignal) {
  if ((await catalogPage()) !== null) throw notFound(NO_STYLE);
  const intent = readStyleIntent(posted.form);
  if (intent === "save" || intent === "publish") {
    const isPublished = intent === "publish";
    const newest = async () => (await editedStyle(handle)).revision;
    const done = isPublished ? "published" : "saved";
    const answered = await answerStyle(
      { ...posted, encode: encodeUploads(adminId, signal) },
      done,
      (sent) => saveStyle(handle, sent, isPublished, adminId),
      newest,
    );
    // A refused form is shown on the style's page: there must be one.
    if (answered.status === 422) await editedStyle(handle);
    return answered;
  }
  const pressed = await orUpstreamProblem(runStyleButton(intent, handle, readRestoring(posted.form), adminId));
  if ("problem" in pressed && pressed.problem === "gone") throw notFound(NO_STYLE);
  if ("copy" in pressed) return redirect(`/admin/catalog/${pressed.copy}?done=duplicated`, 303);
  if (pressed.done === "deleted") return redirect(noticeAddress(new URLSearchParams(), pressed), 303);
  const said = pressed.done ? `done=${pressed.done}` : `problem=${pressed.problem}`;
  return redirect(`/admin/catalog/${handle}?${said}`, 303);
}

export async function action({ request, params }: ActionFunctionArgs) {
  // First, because the photographs may be large.
  const { user: admin } = await requireStaff(request, "catalog");
  return readStylePost(request, (posted) => answer(params.handle ?? "", posted, admin.id, request.signal));
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function CatalogStyle() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  if (data.elsewhere !== null) return <ElsewherePage title="Catalog" page={data.elsewhere} />;
  const { edited, done, problem } = data;
  return <StylePage key={edited.style.handle} {...edited} done={done} problem={problem} reply={reply} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
