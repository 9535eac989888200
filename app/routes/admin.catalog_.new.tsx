import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError } from "~/base/platform/http-errors.server";
import { unlisted } from "~/house/ui/head/page-title";
import { ElsewherePage } from "~/office/catalog-editing/page/elsewhere-page";
import { NewStylePage } from "~/office/catalog-editing/page/style-page";
import { addStyle } from "~/office/catalog-editing/services/catalog-editing.server";
import { encodeUploads } from "~/office/catalog-editing/services/style-photographs.server";
import { readStyleIntent } from "~/office/catalog-editing/style-names";
import { answerStyle, readStylePost } from "~/office/catalog-editing/style-post.server";
import { requireStaff } from "~/provider/auth/guards.server";
import { catalogPage } from "~/provider/catalog/services/styles.server";

export const meta = unlisted(({ error }) => (error ? "Problem" : "Add a style"));

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "catalog");
  return json({ elsewhere: await catalogPage() }, { headers: NOT_CACHED });
}

export async function action({ request }: ActionFunctionArgs) {
  // First, because the photographs may be large.
  const { user: admin } = await requireStaff(request, "catalog");
  if ((await catalogPage()) !== null) throw httpError(400, "Styles cannot be added here, so nothing was changed.");
  return readStylePost(request, (posted) => {
    const isPublished = readStyleIntent(posted.form) === "publish";
    return answerStyle(
      { ...posted, encode: encodeUploads(admin.id, request.signal) },
      isPublished ? "published" : "added",
      (sent) => addStyle(sent, isPublished, admin.id),
      async () => 0,
    );
  });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function NewStyle() {
  const { elsewhere } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  return elsewhere === null ? <NewStylePage reply={reply} /> : <ElsewherePage title="Add a style" page={elsewhere} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
