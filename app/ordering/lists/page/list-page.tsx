import { useSubmit } from "@remix-run/react";
import { type MouseEvent, useMemo, useState } from "react";
import { useHydrated } from "~/base/browser/use-hydrated";
import type { CartItem } from "~/configurator/lines/cart";
import { createCartItems, styleOfItem } from "~/configurator/lines/cart-item";
import { ORDER_FORM_ID, TOTAL_WITHOUT } from "~/configurator/lines/order-total";
import type { PricedStyles } from "~/configurator/order-form/in-other-styles";
import { intentValue } from "~/configurator/order-form/order-intents";
import { LinePieces } from "~/configurator/order-form/page/line-pieces";
import { type HeldList, StyleTotals } from "~/configurator/other-styles/page/style-totals";
import { whichStyles } from "~/configurator/other-styles/page/style-words";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { dateText } from "~/house/ui/kit/moment-text";
import { PageHeader } from "~/house/ui/kit/page-header";
import { SharePanel } from "~/ordering/cart/page/share-panel";
import { accountPages } from "~/provider/account-pages/page/account-pages";
import { finishedTitle } from "~/trade/catalog/finish";
import type { Product } from "~/trade/catalog/product";
import { listFields } from "../list-fields";
import { countPieces, type SavedList, type SavedListSummary } from "../saved-list";
import { ListChanges } from "./list-changes";
import { ListNotices, type ListProblem } from "./list-notices";
import { contentText } from "./list-words";

interface ShareListProps {
  readonly list: SavedList;
  readonly product: Product;
}

/** Shares a list's pieces as a link; needs JavaScript. */
function ShareList({ list: { name, pieces }, product }: ShareListProps) {
  const lines = useMemo(() => createCartItems(product, pieces), [product, pieces]);
  if (!useHydrated() || countPieces(pieces) === 0) return null;
  return (
    <SharePanel lines={lines} job={name} otherwise="Open it and put it into the cart: that downloads it as a file." />
  );
}

const LISTS = accountPages.measurements;

export type { ListProblem };

interface ListPageProps {
  readonly list: SavedList;
  readonly product: Product | null;
  readonly title: string | null;
  readonly priced: PricedStyles | null;
  readonly others: readonly SavedListSummary[];
  readonly done: string | null;
  readonly problem: ListProblem | null;
}

export function ListPage({ list, product, title, priced, others, done, problem }: ListPageProps) {
  const { name, pieces, openings, changedAt } = list;
  const { held, open } = useOpenList();
  const count = countPieces(pieces);
  const holds = contentText({ count, openingCount: openings?.rows.length ?? 0 });
  return (
    <>
      <PageHeader title={name}>
        <p>
          {styleText(list, product, title)}. {holds}. Changed <time dateTime={changedAt}>{dateText(changedAt)}</time>.
        </p>
      </PageHeader>
      <div className="wrap space-y-10 py-8 md:py-10">
        <Breadcrumb
          crumbs={[
            { name: "Dashboard", to: "/account/dashboard" },
            { name: LISTS.title, to: LISTS.to },
          ]}
          current={name}
        />
        <ListNotices done={done} problem={problem} />
        <form id={ORDER_FORM_ID} method="post" action={`/product/${list.productId}#order`} hidden>
          {listFields(list).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} readOnly />
          ))}
        </form>
        {product && (
          <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
            <OpenHere product={product} held={held} onOpen={open} />
            <ShareList list={list} product={product} />
          </div>
        )}
        {product && count > 0 && (
          <section aria-labelledby="pieces-heading">
            <h2 id="pieces-heading" className="text-2xl">
              Pieces, at today's price
            </h2>
            <div className="mt-4 max-w-4xl">
              <LinePieces item={itemOf(list, product)} />
            </div>
          </section>
        )}
        <ListChanges list={list} others={others} problem={problem} />
        {priced && priced.styles.length > 0 && (
          <section aria-labelledby="styles-heading">
            <h2 id="styles-heading" className="text-2xl">
              Open in another style
            </h2>
            <p className="mt-2 mb-4 max-w-[40em] text-stone-700">
              What the list costs in {whichStyles(priced, product?.id)}, {TOTAL_WITHOUT}, and what cannot be made in it.
              Your saved list does not change.
            </p>
            <StyleTotals productId={product?.id ?? ""} priced={priced} held={held} onMove={open} />
          </section>
        )}
      </div>
    </>
  );
}

function styleText({ finish }: SavedList, product: Product | null, title: string | null): string {
  if (title === null) return "Its style is no longer sold";
  return product ? finishedTitle({ productTitle: title, finish }) : `${title} is no longer sold in ${finish}`;
}

function itemOf({ pieces }: SavedList, product: Product): CartItem {
  return { ...styleOfItem(product), ...pieces };
}

interface OpenHereProps {
  readonly product: Pick<Product, "id" | "title" | "finish">;
  readonly held: HeldList | null;
  readonly onOpen: (event: MouseEvent<HTMLButtonElement>, productId: string) => void;
}

function OpenHere({ product: { id, title, finish }, held, onOpen }: OpenHereProps) {
  const replaces = held?.productId === id ? held : null;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <button
        type="submit"
        form={ORDER_FORM_ID}
        name="intent"
        value={intentValue({ type: "price" })}
        onClick={(event) => onOpen(event, id)}
        className="button bg-oak text-white hover:bg-oak-dark"
      >
        {replaces ? "Replace them with this list" : `Open in ${finishedTitle({ productTitle: title, finish })}`}
      </button>
      <p role="status" className="text-stone-700">
        {replaces && `${title} has other sizes of yours from ${replaces.since}. They would be replaced.`}
      </p>
    </div>
  );
}

const loadOpening = () => import("~/configurator/other-styles/page/list-moving");

interface ListOpening {
  /** The sizes already stored for the last requested style, which the list would replace; `null` for none. */
  readonly held: HeldList | null;
  /** Opens the list of the button's form in a style; asks first if that would replace other sizes. */
  readonly open: (event: MouseEvent<HTMLButtonElement>, productId: string) => void;
}

/** Opens a saved list in a style's order form. Without JavaScript the button posts the same form. */
function useOpenList(): ListOpening {
  const submit = useSubmit();
  const [held, setHeld] = useState<HeldList | null>(null);

  function open(event: MouseEvent<HTMLButtonElement>, productId: string): void {
    const { form } = event.currentTarget;
    if (!form) return;
    const action = `/product/${productId}#order`;
    event.preventDefault();
    loadOpening().then(
      ({ listPost, draftElsewhere }) => {
        const post = listPost(form, "price");
        const since = held?.productId === productId ? null : draftElsewhere(productId, post);
        if (since !== null) setHeld({ productId, since });
        else submit(post, { method: "post", action });
      },
      () => {
        form.action = action;
        form.submit();
      },
    );
  }

  return { held, open };
}
