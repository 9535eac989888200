import { type ImgHTMLAttributes, useEffect, useRef, useState } from "react";

/** Shown where a product has no picture, or its picture fails. */
export const PLACEHOLDER_PICTURE = "/images/doors/placeholder.svg";

interface ProductPictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly src: string | undefined;
  readonly alt: string;
}

/** A product's 4:5 picture; the placeholder takes its place when it fails, also when it failed before hydration. */
export function ProductPicture({ src, alt, ...props }: ProductPictureProps) {
  const [failed, setFailed] = useState(false);
  const ref = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);

  return (
    <img
      ref={ref}
      src={failed || !src ? PLACEHOLDER_PICTURE : src}
      alt={alt}
      width={800}
      height={1000}
      decoding="async"
      onError={() => setFailed(true)}
      {...props}
    />
  );
}
