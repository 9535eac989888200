import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { onFirstSign } from "~/browser/first-sign";
import type { ShopView } from "~/domain/finding/shop-view";
import { NOT_ITS_OWN } from "~/ui/kit/not-its-own";
import { filtersMarkup } from "./filters-markup.server";
import type { LiveFilters } from "./live-filters";

/**
 * Where the filters stand. The server sends them as a form that works by itself; their code is fetched with the first sign of
 * somebody at work on the page, or at once where the server has sent none.
 */
export function FilterPlace({ view }: { readonly view: ShopView }) {
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  const live = useRef<LiveFilters>();
  const props = { view, onGo: (address: string) => navigate(address, { preventScrollReset: true }) };
  const given = useRef(props);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is found anew goes on to the filters
  useEffect(() => {
    given.current = props;
    live.current?.update(props);
  }, [view]);

  useEffect(() => {
    const served = given.current;
    let isGone = false;
    const come = () =>
      void import("./live-filters").then(
        ({ bringToLife }) => {
          if (!isGone && place.current) live.current ??= bringToLife(place.current, served, given.current);
        },
        // Until the next sign the form is the browser's own.
        () => {},
      );
    const stop = onFirstSign(come);
    if (!place.current?.hasChildNodes()) come();
    return () => {
      isGone = true;
      stop();
      live.current?.remove();
      live.current = undefined;
    };
  }, []);

  return (
    <div
      ref={place}
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own form; in the browser nothing is set, see NOT_ITS_OWN
      dangerouslySetInnerHTML={filtersMarkup ? { __html: filtersMarkup(view) } : NOT_ITS_OWN}
    />
  );
}
