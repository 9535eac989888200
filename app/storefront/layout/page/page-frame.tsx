import { type ReactNode, useEffect, useState } from "react";
import { shopFacts } from "~/base/brand/shop-facts";
import { OFFLINE, refuseWhileOffline } from "~/base/browser/offline";
import { classNames } from "~/house/ui/kit/class-names";
import type { HeaderUser } from "~/provider/accounts/account";
import { useFrameHandle } from "./frame-handle";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/** While the browser is offline, says that something could not be done because of that. */
function OfflineNotice() {
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    const stop = refuseWhileOffline(() => setRefusals((count) => count + 1));
    const onOnline = () => setRefusals(0);
    window.addEventListener("online", onOnline);
    return () => {
      stop();
      window.removeEventListener("online", onOnline);
    };
  }, []);

  if (refusals === 0) return null;
  return (
    <div
      key={refusals}
      role="alert"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center p-4 print:hidden"
    >
      <p className="border-2 border-white bg-night px-5 py-3 font-semibold text-white">{OFFLINE}</p>
    </div>
  );
}

interface PageFrameProps {
  readonly year: number;
  readonly user: HeaderUser | null;
  readonly children: ReactNode;
}

/** The frame of every page, including broken and missing ones. */
export function PageFrame({ year, user, children }: PageFrameProps) {
  const { headerOverlay: overlay = false, isBare = false, isOffice = false } = useFrameHandle();
  const isShop = !isBare && !isOffice;
  return (
    <>
      <a
        href="#main"
        className="button fixed top-2 left-2 z-30 -translate-y-24 bg-white text-ink focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      {!isBare && <p className="site-mark">{shopFacts().name}</p>}
      {isShop && <SiteHeader user={user} overlay={overlay} />}
      <main
        id="main"
        tabIndex={-1}
        className={classNames(
          "flex flex-1 flex-col focus-visible:outline-none",
          isShop && !overlay && "pt-16 md:pt-20 print:pt-0",
        )}
      >
        {isShop && <ShopNotice isBelowHeader={!overlay} />}
        {children}
      </main>
      {isShop && <SiteFooter year={year} />}
      <OfflineNotice />
    </>
  );
}

/** The owner's notice, at the top of every page of the shop. */
function ShopNotice({ isBelowHeader }: { readonly isBelowHeader: boolean }) {
  const { notice } = shopFacts();
  if (notice === "") return null;
  return (
    <section
      aria-label="Notice"
      className={classNames("on-dark bg-night text-white print:hidden", !isBelowHeader && "pt-16 md:pt-20")}
    >
      <p className="wrap py-3 font-semibold wrap-anywhere">{notice}</p>
    </section>
  );
}
