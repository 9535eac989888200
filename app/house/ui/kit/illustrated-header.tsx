import type { ReactNode } from "react";
import { Photograph } from "../photographs/photograph-picture";
import { PHONE_COLUMN } from "../photographs/photograph-sources";
import type { Photograph as Photo } from "../photographs/photographs";
import { classNames } from "./class-names";
import { PageBanner } from "./page-banner";

interface IllustratedHeaderProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly photo: Photo | null;
  /** Links above the banner. */
  readonly children?: ReactNode;
}

export function IllustratedHeader({ title, lead, photo, children }: IllustratedHeaderProps) {
  return (
    <>
      {children && <div className="wrap py-1">{children}</div>}
      <PageBanner title={title} />
      <div className={classNames("wrap grid items-center gap-x-10 gap-y-6 pt-6 md:pt-10", photo && "md:grid-cols-2")}>
        <p className="max-w-[40em] text-lg text-stone-700">{lead}</p>
        {photo && (
          <Photograph
            photo={photo}
            loading="eager"
            fetchpriority="high"
            sizes={`(min-width: 48rem) 46vw, ${PHONE_COLUMN}`}
          />
        )}
      </div>
    </>
  );
}
