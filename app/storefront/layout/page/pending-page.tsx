import { useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { ProductPending } from "~/storefront/product/page/product-pending";
import { ShopPending } from "~/storefront/shop/page/shop-frame";

/** How long the current page stays in view before the loading state is shown. */
const PATIENCE_MS = 150;

function pendingPageOf(pathname: string | undefined, current: string): ReactNode {
  // When the filter changes, the shop stays in view until the new result arrives.
  if (pathname === "/shop") return current === pathname ? null : <ShopPending />;
  if (pathname?.startsWith("/product/")) return <ProductPending />;
  return null;
}

export function PendingPage({ children }: { readonly children: ReactNode }) {
  const { state, location } = useNavigation();
  const pathname = state === "loading" ? location.pathname : undefined;
  const current = useLocation().pathname;
  const [waitedFor, setWaitedFor] = useState<string>();

  useEffect(() => {
    if (!pathname) return setWaitedFor(undefined);
    const timer = setTimeout(() => setWaitedFor(pathname), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [pathname]);

  const pending = pathname && waitedFor === pathname ? pendingPageOf(pathname, current) : null;
  return <>{pending ?? children}</>;
}
