import type { ReactNode } from "react";
import { filmWords } from "../film-words";
import { FILM_SIZE, type FilmName, filmAddress, films, playingTime } from "../films";

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
