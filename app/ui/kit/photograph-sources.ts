import { PHOTOGRAPHS_VERSION } from "~/content/photographs-version";

/**
 * The widths, in pixels, in which a photograph is published besides its own; art/photographs makes them. A picture as wide
 * as a phone's page takes 656: 372 px at 1.75 times the density.
 */
const WIDTHS = [240, 360, 480, 656, 800, 1200, 1600, 2000];

/** The `sizes` of a picture as wide as the column of a phone's page: what `.wrap` leaves of it. */
export const PHONE_COLUMN = "calc(100vw - 2.5rem)";

export const PHOTOGRAPHS_FOLDER = "/images/photographs";

export interface PhotographSources {
  readonly avif: string;
  readonly webp: string;
  readonly fallback: string;
}

/**
 * The addresses of a photograph in all its widths and formats.
 *
 * @param width of its largest copy, in pixels
 */
export function photographSources(name: string, width: number): PhotographSources {
  const url = (size: number, format: string) =>
    `${PHOTOGRAPHS_FOLDER}/${name}-${size}.${format}?v=${PHOTOGRAPHS_VERSION}`;
  const set = (format: string) =>
    [...WIDTHS.filter((size) => size < width), width].map((size) => `${url(size, format)} ${size}w`).join(", ");
  return { avif: set("avif"), webp: set("webp"), fallback: url(width, "webp") };
}

/** A photograph of the shop by its URL: its name and its width. */
export const OWN_PHOTOGRAPH = new RegExp(`^${PHOTOGRAPHS_FOLDER}/([a-z0-9-]+)-(\\d+)\\.webp$`);

/**
 * The same for a picture's URL, where it is one of the shop's own photographs.
 *
 * @param most the widest copy that it is shown with, in pixels
 */
export function sourcesOfUrl(url: string, most = Number.POSITIVE_INFINITY): PhotographSources | null {
  const [, name, width] = OWN_PHOTOGRAPH.exec(url) ?? [];
  return name && width ? photographSources(name, Math.min(Number(width), most)) : null;
}
