import type { ImgHTMLAttributes } from "react";
import { photographSources } from "./photograph-sources";
import type { Photograph as Content } from "./photographs";

interface PhotographProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly photo: Content;
  /** How wide it is shown, as in the HTML attribute `sizes`. */
  readonly sizes: string;
  /** For a picture next to text that says the same. */
  readonly decorative?: boolean;
}

export function Photograph({ photo, sizes, decorative, className, ...props }: PhotographProps) {
  const { avif, webp, fallback } = photographSources(photo.name, photo.width);
  return (
    <picture className="block">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={fallback}
        srcSet={webp}
        sizes={sizes}
        alt={decorative ? "" : photo.alt}
        width={photo.width}
        height={photo.height}
        loading="lazy"
        decoding="async"
        className={className ?? "h-auto w-full bg-linen"}
        {...props}
      />
    </picture>
  );
}
