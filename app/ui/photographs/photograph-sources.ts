import { PHOTOGRAPHS_VERSION } from "./photographs-version";
import { LARGEST_SHOWN, UPLOADED_WIDTHS, uploadedAddress, uploadedCopyAt } from "./uploaded-photograph";

/**
 * The widths, in pixels, in which a photograph is published in addition to its largest; art/photographs makes them. A
 * picture across a phone's page uses 656: 372 CSS px at a pixel density of 1.75.
 */
const WIDTHS = [240, 360, 480, 656, 800, 1200, 1600, 2000];

/** The `sizes` of a picture as wide as the column of a phone's page: the page less the margins of `.wrap`. */
export const PHONE_COLUMN = "calc(100vw - 2.5rem)";

export const PHOTOGRAPHS_FOLDER = "/images/photographs";

export interface PhotographSources {
  readonly avif: string;
  readonly webp: string;
  readonly fallback: string;
}

/**
 * The `srcset` values of a photograph in all its widths and formats.
 *
 * @param width the width of its largest copy, in pixels
 */
export function photographSources(name: string, width: number): PhotographSources {
  const url = (size: number, format: string) =>
    `${PHOTOGRAPHS_FOLDER}/${name}-${size}.${format}?v=${PHOTOGRAPHS_VERSION}`;
  const set = (format: string) =>
    [...WIDTHS.filter((size) => size < width), width].map((size) => `${url(size, format)} ${size}w`).join(", ");
  return { avif: set("avif"), webp: set("webp"), fallback: url(width, "webp") };
}

/** Matches the URL of one of the shop's own photographs; its groups are the name and the width. */
export const OWN_PHOTOGRAPH = new RegExp(`^${PHOTOGRAPHS_FOLDER}/([a-z0-9-]+)-(\\d+)\\.webp$`);

function uploadedSources(id: string, most: number): PhotographSources {
  const shown = UPLOADED_WIDTHS.filter((width) => width <= Math.max(most, UPLOADED_WIDTHS[0]));
  const set = (format: "avif" | "webp") =>
    shown.map((width) => `${uploadedAddress({ id, width, format })} ${width}w`).join(", ");
  const largest = shown.at(-1) ?? UPLOADED_WIDTHS[0];
  return {
    avif: set("avif"),
    webp: set("webp"),
    fallback: uploadedAddress({ id, width: largest, format: "webp" }),
  };
}

/**
 * The sources of a photograph by its URL; `null` if it is not one of the shop's own photographs.
 *
 * @param most the width of the widest copy to use, in pixels
 */
export function sourcesOfUrl(url: string, most = Number.POSITIVE_INFINITY): PhotographSources | null {
  const uploaded = uploadedCopyAt(url);
  if (uploaded) return uploadedSources(uploaded.id, Math.min(LARGEST_SHOWN, most));
  const [, name, width] = OWN_PHOTOGRAPH.exec(url) ?? [];
  return name && width ? photographSources(name, Math.min(Number(width), most)) : null;
}
