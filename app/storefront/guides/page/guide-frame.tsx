import { Link } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { ClosingBand } from "~/house/ui/kit/closing-band";
import { Icon } from "~/house/ui/kit/icon";
import { IllustratedHeader } from "~/house/ui/kit/illustrated-header";
import type { Photograph as Photo } from "~/house/ui/photographs/photographs";
import { documentPath, guideDocuments } from "../documents";

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

export function KeepHinges() {
  return (
    <Band title="Keeping your hinges?">
      <p className="max-w-[40em]">
        Give us the heights of their cups, and we bore to match.{" "}
        <Link to="/how-to/hinges" className="link">
          Will my hinges fit?
        </Link>{" "}
        has the five things to measure, a strip to print and hold against the old door, and what to order if the old
        doors have no cups.
      </p>
    </Band>
  );
}

interface BandProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

export function Band({ title, text, children }: BandProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="break-inside-avoid border-b border-stone-300 last:border-b-0">
      <div className="wrap py-10 md:py-14">
        <h2 id={id} className="text-2xl md:text-4xl">
          {title}
        </h2>
        {text && <p className="mt-2 max-w-[40em] text-stone-700">{text}</p>}
        <div className="mt-6">{children}</div>
      </div>
    </section>
  );
}

function DownloadIcon() {
  return (
    <Icon className="mt-0.5 h-6 w-6 shrink-0">
      <path d="M12 4v11M7.5 11l4.5 4.5L16.5 11M5 20h14" />
    </Icon>
  );
}

export function Documents() {
  return (
    <ul className="grid gap-x-10 md:grid-cols-3">
      {guideDocuments.map((document) => (
        <li key={document.slug} className="border-t border-stone-300">
          <a href={documentPath(document)} className="group flex min-h-14 items-start gap-4 py-4">
            <DownloadIcon />
            <span>
              <span className="font-semibold underline decoration-stone-300 underline-offset-4 group-hover:decoration-ink">
                {document.title} (PDF)
              </span>
              <span className="block text-stone-700">{document.summary}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
