import type { ReactNode } from "react";
import type { Photograph as Photo } from "~/content/photograph";
import { Breadcrumb } from "~/ui/kit/breadcrumb";
import { ClosingBand } from "~/ui/kit/closing-band";
import { Photograph } from "~/ui/kit/photograph";

interface GuideFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly photo: Photo;
  readonly closing: { readonly text: string; readonly label: string; readonly to: string };
  readonly children: ReactNode;
}

/** What surrounds the text of every guide: breadcrumb, heading, picture, and where to go next. */
export function GuideFrame({ title, lead, photo, closing, children }: GuideFrameProps) {
  return (
    <article>
      <header className="border-b border-stone-300 bg-linen">
        <div className="wrap pt-6 pb-12 md:pb-16">
          <Breadcrumb crumbs={[{ name: "How To", to: "/how-to" }]} current={title} />
          <div className="mt-4 grid items-center gap-10 md:grid-cols-2">
            <div>
              <h1 tabIndex={-1} className="text-4xl md:text-6xl">
                {title}
              </h1>
              <p className="mt-5 max-w-[60ch] text-lg text-stone-700">{lead}</p>
            </div>
            <Photograph photo={photo} loading="eager" fetchpriority="high" sizes="(min-width: 48rem) 46vw, 92vw" />
          </div>
        </div>
      </header>
      {children}
      <ClosingBand closing={closing} />
    </article>
  );
}
