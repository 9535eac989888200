import { PHOTOGRAPHS_VERSION } from "~/content/photographs-version";
import { OWN_PHOTOGRAPH, PHOTOGRAPHS_FOLDER } from "./photograph-sources";

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
  const [, name, published] = OWN_PHOTOGRAPH.exec(url) ?? [];
  if (!name || !published) return { avif: undefined, fallback: url, width: undefined };
  const width = name.endsWith("-front") ? ENLARGED_WIDTH : Number(published);
  const copy = (format: string) => `${PHOTOGRAPHS_FOLDER}/${name}-${width}.${format}?v=${PHOTOGRAPHS_VERSION}`;
  return { avif: copy("avif"), fallback: copy("webp"), width };
}
