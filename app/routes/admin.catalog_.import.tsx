import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { readUpload } from "~/base/platform/posts/read-form.server";
import { unlisted } from "~/house/ui/head/page-title";
import { buttonNotice } from "~/office/catalog-editing/catalog-notices";
import { IMPORT_NAMES, MAX_CSV_BYTES } from "~/office/catalog-editing/import-file";
import { ElsewherePage } from "~/office/catalog-editing/page/elsewhere-page";
import { ImportPage } from "~/office/catalog-editing/page/import-page";
import { previewOf, runImportForm } from "~/office/catalog-editing/services/catalog-buttons.server";
import { requireStaff } from "~/provider/auth/guards.server";
import { catalogPage } from "~/provider/catalog/services/styles.server";

export const meta = unlisted(({ error }) => (error ? "Problem" : "Import CSV"));

export const headers = privatePage;

const LIMITS = { bytes: MAX_CSV_BYTES, size: { fields: 10, index: 0 } };

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "catalog");
  const elsewhere = await catalogPage();
  if (elsewhere !== null) return json({ elsewhere }, { headers: NOT_CACHED });
  const query = new URL(request.url).searchParams;
  const shown = await orUpstreamProblem(previewOf(query.get(IMPORT_NAMES.id)));
  return json({ elsewhere, ...shown, ...buttonNotice(query) }, { headers: NOT_CACHED });
}

export async function action({ request }: ActionFunctionArgs) {
  // First, because the file may be large.
  const { user: admin } = await requireStaff(request, "catalog");
  const { form, file } = await readUpload(request, IMPORT_NAMES.file, LIMITS);
  if ((await catalogPage()) !== null) throw httpError(400, "Styles cannot be imported here, so nothing was changed.");
  const pressed = await orUpstreamProblem(runImportForm(form, file, admin.id));
  if ("refused" in pressed) return json(pressed, { status: 422, headers: NOT_CACHED });
  return redirect(`/admin/catalog/import?${new URLSearchParams(pressed.query)}`, 303);
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function CatalogImport() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  if (data.elsewhere !== null) return <ElsewherePage title="Import CSV" page={data.elsewhere} />;
  return <ImportPage {...data} refused={reply?.refused ?? null} />;
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
