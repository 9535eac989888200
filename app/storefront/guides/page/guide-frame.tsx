import type { ReactNode } from "react";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { ClosingBand } from "~/house/ui/kit/closing-band";
import { IllustratedHeader } from "~/house/ui/kit/illustrated-header";
import type { Photograph as Photo } from "~/house/ui/photographs/photographs";

interface GuideFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly photo: Photo;
  readonly closing: { readonly text: string; readonly label: string; readonly to: string };
  readonly children: ReactNode;
}

/** The frame of every guide: breadcrumb, heading, picture, and where to go next. */
export function GuideFrame({ title, lead, photo, closing, children }: GuideFrameProps) {
  return (
    <article>
      <IllustratedHeader title={title} lead={lead} photo={photo}>
        <Breadcrumb crumbs={[{ name: "How To", to: "/how-to" }]} current={title} />
      </IllustratedHeader>
      {children}
      <ClosingBand closing={closing} />
    </article>
  );
}
