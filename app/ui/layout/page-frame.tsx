import { useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import type { HeaderUser } from "~/domain/account";
import { classNames } from "~/ui/kit/class-names";
import { OfflineNotice } from "./offline-notice";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

interface PageFrameProps {
  readonly year: number;
  readonly user: HeaderUser | null;
  readonly children: ReactNode;
}

/** What a route's `handle` may say about the frame. */
export interface FrameHandle {
  /** The page begins with a picture that the header overlaps. */
  readonly headerOverlay: boolean;
}

/** What surrounds every page, including broken and missing ones. */
export function PageFrame({ year, user, children }: PageFrameProps) {
  const overlay = useMatches().some(({ handle }) => (handle as FrameHandle | undefined)?.headerOverlay);
  return (
    <>
      <a
        href="#main"
        className="button fixed top-2 left-2 z-30 -translate-y-24 bg-white text-ink focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
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
