import { Link } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef } from "react";
import { moveFocus } from "~/base/browser/move-focus";
import { countText } from "~/base/text/counts";
import { pageNumbers } from "../page-numbers";
import { shopAddress, shopSearch } from "../shop-filter";
import type { ShopView } from "../shop-view";
import { SHOP_HEADING } from "./shop-frame";

const LINK = "button min-w-11 border-stone-500 px-3 hover:border-ink hover:bg-linen";

const isNewWindow = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/** Moves the focus to the heading of the list once the page that a followed link leads to is shown. */
function useFocusOnList(view: ShopView) {
  const isFollowed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another page is shown
  useEffect(() => {
    if (!isFollowed.current) return;
    isFollowed.current = false;
    const heading = document.getElementById(SHOP_HEADING);
    heading?.scrollIntoView({ behavior: "instant" });
    moveFocus(heading, { preventScroll: true });
  }, [view]);
  return (event: MouseEvent) => {
    isFollowed.current = !isNewWindow(event);
  };
}

export function ShopPages({ view }: { readonly view: ShopView }) {
  const { filter, page, pages } = view;
  const onClick = useFocusOnList(view);
  if (pages === 1) return null;
  const follow = shopSearch(filter) === "" ? "" : " nofollow";
  const toPage = (to: number, rel = "") => ({
    to: shopAddress(filter, to),
    rel: `${rel}${follow}`.trim() || undefined,
    preventScrollReset: true,
    onClick,
    className: LINK,
  });
  return (
    <nav aria-label="Pages" className="mt-12 flex flex-wrap items-center justify-center gap-2 print:hidden">
      {page > 1 && <Link {...toPage(page - 1, "prev")}>Previous page</Link>}
      {page < pages && <Link {...toPage(page + 1, "next")}>Next page</Link>}
      <ol className="figures flex flex-wrap items-center justify-center gap-2">
        {pageNumbers(page, pages).map((number, at, all) =>
          number === null ? (
            <li key={`after ${all[at - 1]}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              {number === page ? (
                <span aria-current="page" className="button min-w-11 bg-ink px-3 text-white">
                  <span>
                    <span className="sr-only">Page </span>
                    {countText(number)}
                  </span>
                </span>
              ) : (
                <Link {...toPage(number)}>
                  <span>
                    <span className="sr-only">Page </span>
                    {countText(number)}
                  </span>
                </Link>
              )}
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
