import { PHOTOGRAPHS_VERSION } from "~/content/photographs-version";

/** The widths, in pixels, in which a photograph is published, up to its own; art/photographs makes them. */
const WIDTHS = [240, 360, 480, 640, 800, 1200, 1600, 2000];

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
    WIDTHS.filter((size) => size <= width)
      .map((size) => `${url(size, format)} ${size}w`)
      .join(", ");
  return { avif: set("avif"), webp: set("webp"), fallback: url(width, "webp") };
}

const OWN = new RegExp(`^${FOLDER}/([a-z0-9-]+)-(\\d+)\\.webp$`);

/** The same for a picture's URL, where it is one of the shop's own photographs. */
export function sourcesOfUrl(url: string): PhotographSources | null {
  const [, name, width] = OWN.exec(url) ?? [];
  return name && width ? photographSources(name, Number(width)) : null;
}
