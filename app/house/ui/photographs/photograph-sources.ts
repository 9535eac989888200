import { PHOTOGRAPHS_VERSION } from "./photographs-version";

/**
 * The widths, in pixels, in which a photograph is published in addition to its largest; art/photographs makes them. A
 * picture across a phone's page uses 656: 372 CSS px at a pixel density of 1.75. That copy has at most 14.6 kB, which a
 * new connection sends in its first round trip.
 */
const WIDTHS = [240, 360, 480, 656, 800, 1200, 1600, 2000];

/** The `sizes` of a picture as wide as the column of a phone's page: the page less the margins of `.wrap`. */
export const PHONE_COLUMN = "calc(100vw - 2.5rem)";

const PHOTOGRAPHS_FOLDER = "/images/photographs";

interface PhotographSources {
  readonly avif: string;
  readonly webp: string;
  readonly fallback: string;
}

/** The address of a copy of one of the shop's own photographs; the address of an uploaded one needs no version. */
export const copyAddress = (path: string, width: number, format: string): string =>
  `${path}-${width}.${format}${path.startsWith(PHOTOGRAPHS_FOLDER) ? `?v=${PHOTOGRAPHS_VERSION}` : ""}`;

function sourcesAt(path: string, width: number): PhotographSources {
  const set = (format: string) =>
    [...WIDTHS.filter((size) => size < width), width]
      .map((size) => `${copyAddress(path, size, format)} ${size}w`)
      .join(", ");
  return { avif: set("avif"), webp: set("webp"), fallback: copyAddress(path, width, "webp") };
}

/** `width` is that of the largest copy. */
export const photographSources = (name: string, width: number): PhotographSources =>
  sourcesAt(`${PHOTOGRAPHS_FOLDER}/${name}`, width);

/** Matches the URL of one of the shop's own photographs; its groups are the path without the width, and the width. */
export const OWN_PHOTOGRAPH = /^(\/images\/(?:photographs|styles)\/[a-z0-9-]+)-(\d+)\.webp$/;

/** `null` if it is not one of the shop's own. `most` is the width of the widest copy to use. */
export function sourcesOfUrl(url: string, most = Number.POSITIVE_INFINITY): PhotographSources | null {
  const [, path, width] = OWN_PHOTOGRAPH.exec(url) ?? [];
  return path && width ? sourcesAt(path, Math.min(Number(width), most)) : null;
}
