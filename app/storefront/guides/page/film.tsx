import type { MetaDescriptor, MetaFunction } from "@remix-run/react";
import type { ReactNode } from "react";
import type { VideoObject, WithContext } from "schema-dts";
import { headTags, type PageHead, whereIs } from "~/house/ui/head/page-meta";
import { FILM_SIZE, type FilmName, filmAddress, films, filmWords, playingTime } from "../films";

/** Loads the poster only when the film is near the view. React's types do not know this HTML attribute yet. */
const FETCHED_LATE = { loading: "lazy" } as const;

interface FilmProps {
  readonly name: FilmName;
  readonly title: string;
  /** The text of the film, or a link to it. */
  readonly children: ReactNode;
}

/** A film next to the list of its parts. It loads only when the visitor plays it; on paper, drawings replace it. */
export function Film({ name, title, children }: FilmProps) {
  const { seconds, chapters } = films[name];
  return (
    <div className="grid items-start gap-x-10 gap-y-4 lg:grid-cols-[2fr_1fr] print:hidden">
      <div className="film">
        <video
          controls
          playsInline
          preload="none"
          poster={filmAddress(name, "avif")}
          {...FETCHED_LATE}
          {...FILM_SIZE}
          aria-label={title}
        >
          <source src={filmAddress(name, "webm")} type="video/webm" />
          <source src={filmAddress(name, "mp4")} type="video/mp4" />
          <track kind="captions" srcLang="en" label="English" src={filmAddress(name, "vtt")} />
          <a href={filmAddress(name, "mp4")}>{filmWords.download}</a>
        </video>
      </div>
      <div>
        <p className="font-semibold">{`${filmWords.silent}, ${playingTime(seconds)}`}</p>
        <ol className="figures mt-2">
          {chapters.map((chapter) => (
            <li key={chapter.title} className="flex gap-4 border-t border-stone-300 py-2">
              <span className="text-stone-700">{playingTime(chapter.at)}</span>
              {chapter.title}
            </li>
          ))}
        </ol>
        <div className="border-t border-stone-300 py-2 text-stone-700">{children}</div>
      </div>
    </div>
  );
}

export interface FilmHead {
  readonly name: FilmName;
  readonly title: string;
  readonly summary: string;
}

/** A film for search engines: https://schema.org/VideoObject. */
export function filmData({ name, title, summary }: FilmHead, origin: string): MetaDescriptor {
  const { seconds, shot } = films[name];
  const url = (file: "avif" | "mp4") => new URL(filmAddress(name, file), origin).href;
  const data: WithContext<VideoObject> = {
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: title,
    description: summary,
    thumbnailUrl: url("avif"),
    contentUrl: url("mp4"),
    uploadDate: shot,
    duration: `PT${Math.round(seconds)}S`,
  };
  return { "script:ld+json": data };
}

/** The meta function of a page with films: the usual tags, and a description of each film. */
export function filmPageMeta(head: PageHead, shown: readonly FilmHead[]): MetaFunction {
  return (about) => {
    const where = whereIs(about);
    const { origin } = where;
    return [...headTags(head, where), ...(origin ? shown.map((film) => filmData(film, origin)) : [])];
  };
}
