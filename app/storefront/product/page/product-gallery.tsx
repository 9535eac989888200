import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from "react";
import { classNames } from "~/house/ui/kit/class-names";
import { enlargementOfUrl } from "~/house/ui/kit/enlargement";
import { EnlargeIcon } from "~/house/ui/kit/icons";
import { ProductPicture } from "~/house/ui/photographs/product-picture";
import type { ProductImage } from "~/trade/catalog/product-image";
import type { ZoomDialogProps } from "./zoom-dialog";

const WHOLE = "aspect-[4/5] h-auto w-full bg-linen object-cover";
/** On a phone less of the wall above and below the door, so that name, price and finishes are in the first view. */
const LOOK = "aspect-[20/19] h-auto w-full bg-linen object-cover md:aspect-[4/5]";
const SIZES = "(min-width: 88rem) 516px, (min-width: 64rem) calc(42vw - 76px), (min-width: 48rem) 36vw, 100vw";

/** The strip's width does not depend on the small pictures: the page may be painted before their HTML has arrived. */
const STRIP_AND_SMALL =
  "relative grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-[minmax(0,1fr)_4rem] xl:grid-cols-[4rem_minmax(0,1fr)]";

interface ProductGalleryProps {
  readonly title: string;
  readonly images: readonly ProductImage[];
}

/**
 * A style's pictures: a strip that scrolls from one to the next, and on wide screens small pictures that link to each. Each picture in
 * the strip links to its largest copy, which with JavaScript opens in a dialog, whose code is loaded on demand.
 */
export function ProductGallery({ title, images }: ProductGalleryProps) {
  const stripRef = useRef<HTMLUListElement>(null);
  const openerRef = useRef<HTMLElement | null>(null);
  const [shown, setShown] = useState(0);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const [Zoom, setZoom] = useState<ComponentType<ZoomDialogProps>>();

  const first = images[0]?.url;
  const firstRef = useRef(first);

  function show(index: number): void {
    const strip = stripRef.current;
    strip?.scrollTo({ left: index * strip.clientWidth, behavior: "instant" });
    setShown(index);
  }

  useEffect(() => {
    // Another finish was chosen, and the first picture shows it.
    if (firstRef.current !== first) stripRef.current?.scrollTo({ left: 0, behavior: "instant" });
    firstRef.current = first;
  }, [first]);

  async function enlarge(event: MouseEvent<HTMLAnchorElement>, index: number): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    openerRef.current = link;
    try {
      const { ZoomDialog } = await import("./zoom-dialog");
      setZoom(() => ZoomDialog);
      setZoomed(index);
    } catch {
      window.location.assign(link.href);
    }
  }

  function close(): void {
    setZoomed(null);
    openerRef.current?.focus({ preventScroll: true });
  }

  if (images.length === 0) {
    return <ProductPicture src={undefined} alt={title} sizes={SIZES} fetchpriority="high" className={LOOK} />;
  }
  // Ids by place, so that when a picture changes, the old one is shown in its place until the new one has loaded.
  const pictures = images.map((image, index) => ({ ...image, id: `picture-${index + 1}` }));
  return (
    <div className={images.length > 1 ? STRIP_AND_SMALL : undefined}>
      <ul
        ref={stripRef}
        className="gallery-strip flex min-w-0 snap-x snap-mandatory overflow-x-auto xl:col-start-2"
        onScroll={({ currentTarget }) => {
          setShown(Math.round(currentTarget.scrollLeft / Math.max(currentTarget.clientWidth, 1)));
        }}
      >
        {pictures.map(({ id, url, alt }, index) => (
          <li key={id} id={id} className="w-full shrink-0 snap-start">
            <a
              href={enlargementOfUrl(url).fallback}
              aria-haspopup="dialog"
              onClick={(event) => enlarge(event, index)}
              className="relative block cursor-zoom-in -outline-offset-4"
            >
              <ProductPicture
                src={url}
                alt={alt || title}
                sizes={SIZES}
                loading={index === 0 ? "eager" : "lazy"}
                fetchpriority={index === 0 ? "high" : "auto"}
                className={LOOK}
              />
              <span className="absolute right-2 bottom-2 flex h-11 w-11 items-center justify-center rounded-sm bg-white/90">
                <EnlargeIcon />
                <span className="sr-only">Enlarge</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <p
          aria-hidden="true"
          className="figures absolute bottom-2 left-5 rounded-sm bg-white/90 px-2 text-sm md:hidden"
        >
          {shown + 1} / {images.length}
        </p>
      )}
      {images.length > 1 && (
        <ul className="hidden flex-col gap-3 md:flex xl:row-start-1" aria-label="Pictures">
          {pictures.map(({ id, url, alt }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={index === shown || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  show(index);
                }}
                className={classNames(
                  "block border-2",
                  index === shown
                    ? "border-ink forced-colors:border-[Highlight]"
                    : "border-transparent forced-colors:border-[Canvas]",
                )}
              >
                <ProductPicture src={url} alt={`Show: ${alt || title}`} sizes="64px" most={240} className={WHOLE} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {Zoom && zoomed !== null && (
        <Zoom title={title} images={images} index={zoomed} onTurn={setZoomed} onClose={close} />
      )}
    </div>
  );
}
