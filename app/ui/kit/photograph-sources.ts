import { PHOTOGRAPHS_VERSION } from "~/content/photographs-version";

/**
 * The widths, in pixels, in which a photograph is published besides its own; art/photographs makes them. A picture as wide
 * as a phone's page takes 656: 372 px at 1.75 times the density.
 */
const WIDTHS = [240, 360, 480, 656, 800, 1200, 1600, 2000];

/** The `sizes` of a picture as wide as the column of a phone's page: what `.wrap` leaves of it. */
export const PHONE_COLUMN = "calc(100vw - 2.5rem)";

const FOLDER = "/images/photographs";

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
  const url = (size: number, format: string) => `${FOLDER}/${name}-${size}.${format}?v=${PHOTOGRAPHS_VERSION}`;
  const set = (format: string) =>
    [...WIDTHS.filter((size) => size < width), width].map((size) => `${url(size, format)} ${size}w`).join(", ");
  return { avif: set("avif"), webp: set("webp"), fallback: url(width, "webp") };
}

const OWN = new RegExp(`^${FOLDER}/([a-z0-9-]+)-(\\d+)\\.webp$`);

/**
 * The same for a picture's URL, where it is one of the shop's own photographs.
 *
 * @param most the widest copy that it is shown with, in pixels
 */
export function sourcesOfUrl(url: string, most = Number.POSITIVE_INFINITY): PhotographSources | null {
  const [, name, width] = OWN.exec(url) ?? [];
  return name && width ? photographSources(name, Math.min(Number(width), most)) : null;
}

/** The width of the copy for looking closely, which the front of a door has; art/photographs makes them. */
const ENLARGED_WIDTH = 1600;

/** A picture at its largest. */
export interface Enlargement {
  readonly avif: string | undefined;
  readonly fallback: string;
  /** In pixels, where the picture is one of the shop's own. */
  readonly width: number | undefined;
}

/** The largest copy of a picture, by its URL; another's picture is its own. */
export function enlargementOfUrl(url: string): Enlargement {
  const [, name, published] = OWN.exec(url) ?? [];
  if (!name || !published) return { avif: undefined, fallback: url, width: undefined };
  const width = name.endsWith("-front") ? ENLARGED_WIDTH : Number(published);
  const copy = (format: string) => `${FOLDER}/${name}-${width}.${format}?v=${PHOTOGRAPHS_VERSION}`;
  return { avif: copy("avif"), fallback: copy("webp"), width };
}
