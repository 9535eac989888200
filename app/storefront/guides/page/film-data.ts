import type { MetaDescriptor, MetaFunction } from "@remix-run/react";
import type { VideoObject, WithContext } from "schema-dts";
import { headTags, type PageHead, whereIs } from "~/house/ui/head/page-meta";
import { type FilmName, filmAddress, films } from "../films";

/** What a page's head says about a film on the page. */
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
