import type { ReactNode } from "react";
import type { HeaderUser } from "~/accounts/account";
import { brand } from "~/brand/brand";
import { classNames } from "~/ui/kit/class-names";
import { useFrameHandle } from "./frame-handle";
import { OfflineNotice } from "./offline-notice";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

interface PageFrameProps {
  readonly year: number;
  readonly user: HeaderUser | null;
  readonly children: ReactNode;
}

/** The frame of every page, including broken and missing ones. */
export function PageFrame({ year, user, children }: PageFrameProps) {
  const { headerOverlay: overlay = false } = useFrameHandle();
  return (
    <>
      <a
        href="#main"
        className="button fixed top-2 left-2 z-30 -translate-y-24 bg-white text-ink focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <p className="site-mark">{brand.name}</p>
      <SiteHeader user={user} overlay={overlay} />
      <main
        id="main"
        tabIndex={-1}
        className={classNames(
          "flex flex-1 flex-col focus-visible:outline-none",
          !overlay && "pt-16 md:pt-20 print:pt-0",
        )}
      >
        {children}
      </main>
      <SiteFooter year={year} />
      <OfflineNotice />
    </>
  );
}
