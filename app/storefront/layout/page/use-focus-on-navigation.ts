import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { moveFocus } from "~/base/browser/move-focus";

/** After a client-side navigation, moves the focus to the new page's heading, where a screen reader continues. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    moveFocus(document.querySelector<HTMLElement>("main h1"), { preventScroll: true });
  }, [pathname]);
}
