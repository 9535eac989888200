import { OWN_PHOTOGRAPH, PHOTOGRAPHS_FOLDER } from "~/ui/photographs/photograph-sources";
import { PHOTOGRAPHS_VERSION } from "~/ui/photographs/photographs-version";
import { LARGEST_UPLOADED, uploadedAddress, uploadedCopyAt } from "~/ui/photographs/uploaded-photograph";

/** The width in pixels of the copy for zooming in; art/photographs makes one for every door front. */
const ENLARGED_WIDTH = 1600;

/** A picture at its largest. */
export interface Enlargement {
  readonly avif: string | undefined;
  readonly fallback: string;
  /** In pixels, if it is one of the shop's own pictures. */
  readonly width: number | undefined;
}

/** The largest copy of the picture at a URL; for a picture that is not the shop's, the picture itself. */
export function enlargementOfUrl(url: string): Enlargement {
  const uploaded = uploadedCopyAt(url);
  if (uploaded) {
    const copy = (format: "avif" | "webp") => uploadedAddress({ id: uploaded.id, width: LARGEST_UPLOADED, format });
    return { avif: copy("avif"), fallback: copy("webp"), width: LARGEST_UPLOADED };
  }
  const [, name, published] = OWN_PHOTOGRAPH.exec(url) ?? [];
  if (!name || !published) return { avif: undefined, fallback: url, width: undefined };
  const width = name.endsWith("-front") ? ENLARGED_WIDTH : Number(published);
  const copy = (format: string) => `${PHOTOGRAPHS_FOLDER}/${name}-${width}.${format}?v=${PHOTOGRAPHS_VERSION}`;
  return { avif: copy("avif"), fallback: copy("webp"), width };
}
