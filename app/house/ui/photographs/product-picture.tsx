import { type ImgHTMLAttributes, useEffect, useRef, useState } from "react";
import { sourcesOfUrl } from "./photograph-sources";

const PLACEHOLDER_PICTURE = "/images/placeholder.svg";

interface ProductPictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly src: string | undefined;
  readonly alt: string;
  readonly sizes: string;
  /** The width of the widest copy to use, in pixels. */
  readonly most?: number;
}

/** A style's 4:5 picture, or the placeholder if it cannot be loaded, even if it failed before hydration. */
export function ProductPicture({ src, alt, sizes, most, ...props }: ProductPictureProps) {
  const [failed, setFailed] = useState(false);
  const ref = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);

  const shown = failed || !src ? PLACEHOLDER_PICTURE : src;
  const sources = sourcesOfUrl(shown, most);
  return (
    <picture className="block">
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        ref={ref}
        src={shown}
        srcSet={sources?.webp}
        sizes={sources ? sizes : undefined}
        alt={alt}
        width={800}
        height={1000}
        decoding="async"
        onError={() => setFailed(true)}
        {...props}
      />
    </picture>
  );
}
