import {
  type ActionFunctionArgs,
  json,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { Suspense, useMemo } from "react";
import { NOT_CACHED, PUBLIC_DATA, publicPage } from "~/base/platform/cache-policy.server";
import { httpError, notFound, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { mostRows, tooManyRows } from "~/base/platform/posts/form-limits.server";
import { readUpload } from "~/base/platform/posts/read-form.server";
import { receivedReply, sentReply } from "~/configurator/order-form/order-reply";
import { settingsShown } from "~/house/settings/services/settings.server";
import stylesheet from "~/house/styles/product.css";
import { headTags, whereIs } from "~/house/ui/head/page-meta";
import { pageTitle } from "~/house/ui/head/page-title";
import { productData } from "~/house/ui/head/product-data";
import { listInOtherStyles } from "~/ordering/lists/services/list-styles.server";
import { currentUser } from "~/provider/auth/identity.server";
import { catalog } from "~/provider/catalog/services/catalog.server";
import { hiddenStyle } from "~/provider/catalog/services/styles.server";
import type { FrameHandle } from "~/storefront/layout/page/frame-handle";
import { roomOfStyle } from "~/storefront/marketing/services/rooms.server";
import { answerOrder, isOverlong, ORDER_POST, readIntent } from "~/storefront/product/order-answer.server";
import { HiddenStylePage } from "~/storefront/product/page/hidden-style-code";
import { ProductPage, ProductRouteProblem } from "~/storefront/product/page/product-page";
import { shipDateOfReply, styleSizes } from "~/storefront/product/services/product-page.server";
import { FINISH_FIELD } from "~/trade/catalog/finish";
import { inFinish } from "~/trade/catalog/in-finish";
import { isProductId, type Product } from "~/trade/catalog/product";

export const handle: FrameHandle = { query: [FINISH_FIELD] };

export const meta: MetaFunction<typeof loader> = (about) => {
  const { product, hidden } = about.data ?? {};
  if (hidden) return [{ title: pageTitle(hidden.title) }, { name: "robots", content: "noindex" }];
  if (!product) return [{ title: pageTitle("Product") }];
  const where = whereIs(about);
  const [image] = product.images;
  const crumbs = [{ name: "Shop", to: "/shop" }];
  const description = product.description.slice(0, 160) || `${product.title}: a made-to-order cabinet door.`;
  const tags = headTags({ title: product.title, description, crumbs, image: image?.url }, where);
  return where.origin ? [...tags, productData(product, where.origin)] : tags;
};

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const headers = publicPage;

const FINISH_GONE =
  "This style is no longer made in that finish. Go back: what you typed is still there. Choose another one.";

const NO_SAMPLE = "Samples of this style are no longer sold. Go back: what you typed is still there.";

const LIST_TOO_LONG =
  "Your cut list is over 1 MB, the most we can read. Go back: what you typed is still there. Paste it in parts.";

const lookUp = async (id: string | undefined): Promise<Product | null> =>
  id && isProductId(id) ? orUpstreamProblem(catalog().find(id)) : null;

async function findProduct(id: string | undefined): Promise<Product> {
  const product = await lookUp(id);
  if (!product) throw notFound("Product not found");
  return product;
}

/** What the page shows of a style that is no longer made. */
async function hiddenData(id = "") {
  const hidden = isProductId(id) ? await orUpstreamProblem(hiddenStyle(id)) : null;
  if (!hidden) throw notFound("Product not found");
  return json({ hidden, product: null }, { headers: PUBLIC_DATA });
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const product = await lookUp(params.productId);
  if (!product) return hiddenData(params.productId);
  const finish = new URL(request.url).searchParams.get(FINISH_FIELD);
  if (!inFinish(product, finish)) throw redirect(`/product/${product.id}`);
  const about = { hidden: null, product, finish, sizes: styleSizes(product), scene: roomOfStyle(product.id) };
  return json(about, { headers: PUBLIC_DATA });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { form, file } = await readUpload(request, ORDER_POST.file, ORDER_POST.limits);
  if (isOverlong(form)) throw httpError(413, LIST_TOO_LONG);
  const sold = await findProduct(params.productId);
  const inAsked = inFinish(sold, form.get(FINISH_FIELD));
  const { type } = readIntent(form.get("intent"));
  if (!inAsked && (type === "add-to-cart" || type === "add-sample")) throw httpError(409, FINISH_GONE);
  if (type === "add-sample" && !sold.sampleDoor) throw httpError(409, NO_SAMPLE);
  const product = inAsked ?? sold;
  const most = mostRows(request, ORDER_POST.limits.rows);
  const offers = (await settingsShown())?.options;
  const answer = await answerOrder({ form, file, product, mostRows: most, offers }, async (draft) => {
    const { user } = await currentUser(request);
    return listInOtherStyles(draft, product, user?.pricedTier ?? null);
  });
  if (!answer) throw tooManyRows(most);
  const ships = await shipDateOfReply(answer.reply, product);
  return json(sentReply({ ...answer.reply, ...ships }), { status: answer.status, headers: NOT_CACHED });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function ProductRoute() {
  const data = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const reply = useMemo(() => sent && receivedReply(sent), [sent]);
  if (data.product === null) {
    return (
      <Suspense fallback={<p role="status">Loading...</p>}>
        <HiddenStylePage {...data.hidden} />
      </Suspense>
    );
  }
  const { product, ...about } = data;
  return (
    <ProductPage key={product.id} product={product} {...about} finish={reply?.finish ?? data.finish} reply={reply} />
  );
}

export function ErrorBoundary() {
  return <ProductRouteProblem error={useRouteError()} />;
}
