import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { checkAddToCart } from "~/domain/add-to-cart";
import { createCartItems } from "~/domain/cart-item";
import type { OrderReply } from "~/domain/order-reply";
import { isProductId, type Product } from "~/domain/product";
import { applyIntent, readConfigurationForm, readIntent } from "~/forms/configuration-form";
import { CUT_LIST_NAMES } from "~/forms/cut-list-form-names";
import { replyToCutList } from "~/forms/cut-list-reply.server";
import { applyOpenings } from "~/forms/opening-form.server";
import { NOT_CACHED, PUBLIC_DATA, publicPage } from "~/platform/cache-policy.server";
import { notFound, orUpstreamProblem } from "~/platform/http-errors.server";
import { readUpload } from "~/platform/read-form.server";
import { catalog } from "~/services/catalog.server";
import { listInEachStyle } from "~/services/other-styles.server";
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
const ORDER_FORM_LIMITS = { bytes: 1280 * 1024, size: { fields: 60_000, index: 1999 } };

async function findProduct(id: string | undefined): Promise<Product> {
  const product = id && isProductId(id) ? await orUpstreamProblem(catalog().find(id)) : null;
  if (!product) throw notFound("Product not found");
  return product;
}

export async function loader({ params }: LoaderFunctionArgs) {
  return json({ product: await findProduct(params.productId) }, { headers: PUBLIC_DATA });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { form, file } = await readUpload(request, CUT_LIST_NAMES.file, ORDER_FORM_LIMITS);
  const product = await findProduct(params.productId);
  const intent = readIntent(form.get("intent"));
  const { draft, openings } = applyOpenings(form, applyIntent(readConfigurationForm(form), intent));
  const reply = (body: OrderReply, status: number) => json({ ...body, openings }, { status, headers: NOT_CACHED });
  const cutList = replyToCutList(form, file, draft);
  if (cutList) return reply(cutList, 200);
  if (intent.type === "compare") {
    return reply({ draft, outcome: "compared", styles: await listInEachStyle(draft) }, 200);
  }
  if (intent.type !== "add-to-cart") return reply({ draft, outcome: "rows" }, 200);
  const check = checkAddToCart(draft, product.specification);
  if (!check.ok) return reply({ draft, outcome: "refused", errors: check.errors }, 422);
  const items = createCartItems(product, check.configuration);
  return reply({ draft, outcome: "priced", items, pricedOn: new Date().toISOString().slice(0, 10) }, 200);
}

export { pageShouldRevalidate as shouldRevalidate } from "~/ui/layout/page-revalidation";

export default function ProductRoute() {
  const { product } = useLoaderData<typeof loader>();
  return <ProductPage key={product.id} product={product} reply={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  return <ProductRouteProblem error={useRouteError()} />;
}
