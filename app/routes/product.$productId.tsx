import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { isProductId, type Product } from "~/domain/product";
import { CUT_LIST_NAMES } from "~/forms/cut-list-form-names";
import { answerOrder } from "~/forms/order-answer.server";
import { NOT_CACHED, PUBLIC_DATA, publicPage } from "~/platform/cache-policy.server";
import { httpError, notFound, orUpstreamProblem } from "~/platform/http-errors.server";
import { readUpload } from "~/platform/read-form.server";
import { catalog } from "~/services/catalog.server";
import { listInEachStyle } from "~/services/other-styles.server";
import { styleSizes } from "~/services/style-sizes.server";
import { headTags, whereIs } from "~/ui/head/page-meta";
import { pageTitle } from "~/ui/head/page-title";
import { productData } from "~/ui/head/product-data";
import { ProductPage } from "~/ui/product/product-page";
import { ProductRouteProblem } from "~/ui/product/product-problem";

export const meta: MetaFunction<typeof loader> = (about) => {
  const product = about.data?.product;
  if (!product) return [{ title: pageTitle("Product") }];
  const where = whereIs(about);
  const [image] = product.images;
  const crumbs = [{ name: "Shop", to: "/shop" }];
  const description = product.description.slice(0, 160) || `${product.title}: a made-to-order cabinet door.`;
  const tags = headTags({ title: product.title, description, crumbs, image: image?.url }, where);
  return where.origin ? [...tags, productData(product, where.origin)] : tags;
};

export const headers = publicPage;

/** A thousand rows of each list, and a cut list of 1 MB that may come with them. */
const ORDER_FORM_LIMITS = { bytes: 1280 * 1024, size: { fields: 40_000, index: 1999 } };

/** The most rows of all lists together that one answer is worked out for. */
const MOST_ROWS = 2000;

async function findProduct(id: string | undefined): Promise<Product> {
  const product = id && isProductId(id) ? await orUpstreamProblem(catalog().find(id)) : null;
  if (!product) throw notFound("Product not found");
  return product;
}

export async function loader({ params }: LoaderFunctionArgs) {
  const product = await findProduct(params.productId);
  return json({ product, sizes: styleSizes(product) }, { headers: PUBLIC_DATA });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { form, file } = await readUpload(request, CUT_LIST_NAMES.file, ORDER_FORM_LIMITS);
  const product = await findProduct(params.productId);
  const answer = await answerOrder({ form, file, product, mostRows: MOST_ROWS }, listInEachStyle);
  if (!answer) throw httpError(413, `One post takes up to ${MOST_ROWS} rows. Go back: what you typed is still there.`);
  return json(answer.reply, { status: answer.status, headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/ui/layout/page-revalidation";

export default function ProductRoute() {
  const { product, sizes } = useLoaderData<typeof loader>();
  return <ProductPage key={product.id} product={product} sizes={sizes} reply={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  return <ProductRouteProblem error={useRouteError()} />;
}
