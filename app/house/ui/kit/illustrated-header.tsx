import type { ReactNode } from "react";
import { Photograph } from "../photographs/photograph-picture";
import { PHONE_COLUMN } from "../photographs/photograph-sources";
import type { Photograph as Photo } from "../photographs/photographs";
import { classNames } from "./class-names";

interface IllustratedHeaderProps {
  readonly title: string;
  readonly lead: string;
  readonly photo: Photo | null;
  readonly children?: ReactNode;
}

export function IllustratedHeader({ title, lead, photo, children }: IllustratedHeaderProps) {
  return (
    <header className="border-b border-stone-300 bg-linen">
      <div className={classNames("wrap", children ? "pt-6 pb-12 md:pb-16" : "py-12 md:py-20")}>
        {children}
        <div
          className={classNames("grid items-center gap-10", children ? "mt-4" : undefined, photo && "md:grid-cols-2")}
        >
          <div>
            <h1 tabIndex={-1} className="text-4xl md:text-6xl">
              {title}
            </h1>
            <p className="mt-5 max-w-[40em] text-lg text-stone-700">{lead}</p>
          </div>
          {photo && (
            <Photograph
              photo={photo}
              loading="eager"
              fetchpriority="high"
              sizes={`(min-width: 48rem) 46vw, ${PHONE_COLUMN}`}
            />
          )}
        </div>
      </div>
    </header>
  );
}
