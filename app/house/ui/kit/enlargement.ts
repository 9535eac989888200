import { copyAddress, OWN_PHOTOGRAPH } from "../photographs/photograph-sources";

/** The copy for zooming in; art/photographs makes one for every door front, and an upload always has one. */
const ENLARGED_WIDTH = 1600;

interface Enlargement {
  readonly avif: string | undefined;
  readonly fallback: string;
  /** In pixels, if it is one of the shop's own pictures. */
  readonly width: number | undefined;
}

/** The largest copy of the picture at a URL; for a picture that is not the shop's, the picture itself. */
export function enlargementOfUrl(url: string): Enlargement {
  const [, path, published] = OWN_PHOTOGRAPH.exec(url) ?? [];
  if (!path || !published) return { avif: undefined, fallback: url, width: undefined };
  const width = /-front$|\/styles\//.test(path) ? ENLARGED_WIDTH : Number(published);
  return { avif: copyAddress(path, width, "avif"), fallback: copyAddress(path, width, "webp"), width };
}
