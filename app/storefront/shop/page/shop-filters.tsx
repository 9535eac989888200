import { useNavigate } from "@remix-run/react";
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { useEventHandler } from "~/house/ui/kit/use-event-handler";
import { readShopFilter, SHOP_FILTER, shopAddress, shopSearch } from "../shop-filter";
import type { ShopView } from "../shop-view";
import { FilterChips, NothingFits } from "./filter-chips";
import { ShopFilterForm } from "./filter-form";
import { foundText, shopFilterWords } from "./filter-words";

/** Where the list of styles begins, below its filters. */
const STYLES_ID = "styles";

function filterIn(form: HTMLFormElement) {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readShopFilter(new URLSearchParams(fields));
}

export function ShopFilters({ view }: { readonly view: ShopView }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState({ view, filter: view.filter });
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const statusRef = useRef<HTMLParagraphElement>(null);
  // When the shown styles change, their filter becomes the chosen one.
  if (asked.view !== view) setAsked({ view, filter: view.filter });
  const { filter } = asked;

  const go = (address: string) => navigate(address, { preventScrollReset: true });

  function apply(form: HTMLFormElement): void {
    const next = filterIn(form);
    setAsked({ view, filter: next });
    if (shopSearch(next) !== shopSearch(view.filter)) go(shopAddress(next));
  }

  const applyEarly = useEventHandler(() => {
    const form = detailsRef.current?.querySelector("form");
    if (form) apply(form);
  });
  // Apply what was chosen before this code ran.
  useEffect(applyEarly, [applyEarly]);

  function change({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
    const isTyping = target instanceof HTMLInputElement && target.name === SHOP_FILTER.width;
    if (isTyping) setAsked({ view, filter: filterIn(currentTarget) });
    else apply(currentTarget);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    apply(event.currentTarget);
    if (!detailsRef.current?.open) return;
    detailsRef.current.open = false;
    statusRef.current?.focus();
  }

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    go(currentTarget.pathname + currentTarget.search);
    // The link that has the focus is about to disappear.
    statusRef.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <a href={`#${STYLES_ID}`} className="shop-skip button bg-ink text-white print:hidden">
        Skip filters
      </a>
      <details
        ref={detailsRef}
        open={view.isUnreadWidth}
        className="shop-filters group border-y border-stone-300 print:hidden"
      >
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-3 font-semibold">
          {shopFilterWords.title}
          <span aria-hidden="true" className="font-serif text-2xl leading-none font-normal group-open:rotate-45">
            +
          </span>
        </summary>
        <ShopFilterForm
          view={view}
          filter={filter}
          onChange={change}
          onSubmit={submit}
          onLeave={({ currentTarget }) => currentTarget.form && apply(currentTarget.form)}
        />
      </details>
      <div className="mt-4 mb-5">
        <p ref={statusRef} id={STYLES_ID} role="status" tabIndex={-1} className="figures font-semibold">
          {foundText(view)}
        </p>
        <FilterChips view={view} onFollow={follow} />
        <NothingFits view={view} onFollow={follow} />
      </div>
    </>
  );
}
