import { type ActionFunctionArgs, json, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { httpError, notFound, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { readUpload } from "~/base/platform/posts/read-form.server";
import { CUT_LIST_NAMES } from "~/configurator/cut-list-panel/cut-list-form-names";
import { ORDER_FORM_LIMITS } from "~/configurator/order-form/order-form-limits";
import stylesheet from "~/house/styles/product.css";
import { unlisted } from "~/house/ui/head/page-title";
import { Notice } from "~/house/ui/kit/notice";
import { findStyle } from "~/office/catalog-editing/services/catalog-editing.server";
import { NO_STYLE } from "~/office/catalog-editing/style-post.server";
import { requireStaff } from "~/provider/auth/guards.server";
import { catalogPage } from "~/provider/catalog/services/styles.server";
import { ProductPage } from "~/storefront/product/page/product-page";
import { styleSizes } from "~/storefront/product/services/product-page.server";
import { productOfStyle } from "~/trade/catalog/door-style";

export const meta = unlisted<typeof loader>(({ data }) => (data ? `Preview of ${data.product.title}` : "Preview"));

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const headers = privatePage;

async function previewed(handle = "") {
  const edited = (await catalogPage()) === null ? await orUpstreamProblem(findStyle(handle)) : null;
  if (!edited) throw notFound(NO_STYLE);
  return productOfStyle(edited.style);
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "catalog");
  const product = await previewed(params.handle);
  return json({ product, sizes: styleSizes(product) }, { headers: NOT_CACHED });
}

/** The page looks like the one that customers see, but nothing is sold on it. */
export async function action({ request, params }: ActionFunctionArgs) {
  await readUpload(request, CUT_LIST_NAMES.file, ORDER_FORM_LIMITS);
  await requireStaff(request, "catalog");
  await previewed(params.handle);
  throw httpError(409, "This is a preview, so nothing was put into the cart.");
}

export default function Preview() {
  const { product, sizes } = useLoaderData<typeof loader>();
  return (
    <>
      <Notice tone="info" className="wrap mt-4">
        <p>
          This is a preview: customers see the style like this once it is published.{" "}
          <Link to={`/admin/catalog/${product.id}`} className="link-tall">
            Back to editing
          </Link>
        </p>
      </Notice>
      <ProductPage product={product} finish={null} sizes={sizes} scene={null} reply={undefined} />
    </>
  );
}

export { RefusedBoundary as ErrorBoundary } from "~/house/ui/kit/route-problem";
