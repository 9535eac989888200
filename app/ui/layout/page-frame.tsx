import type { ReactNode } from "react";
import type { User } from "~/domain/account";
import { OfflineNotice } from "./offline-notice";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

interface PageFrameProps {
  readonly year: number;
  readonly user: User | null;
  readonly children: ReactNode;
}

/** What surrounds every page, broken and missing ones too. */
export function PageFrame({ year, user, children }: PageFrameProps) {
  return (
    <>
      <a
        href="#main"
        className="button fixed top-2 left-2 z-30 -translate-y-24 bg-white text-ink focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <SiteHeader user={user} />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col focus-visible:outline-none">
        {children}
      </main>
      <SiteFooter year={year} />
      <OfflineNotice />
    </>
  );
}
