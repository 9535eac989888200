import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type WheelEvent,
} from "react";
import { enlargementOfUrl } from "~/house/ui/kit/enlargement";
import { EnlargeIcon, ShrinkIcon } from "~/house/ui/kit/icons";
import type { ProductImage } from "~/trade/catalog/product-image";

export interface ZoomDialogProps {
  readonly title: string;
  readonly images: readonly ProductImage[];
  readonly index: number;
  readonly onTurn: (index: number) => void;
  readonly onClose: () => void;
}

const BUTTON =
  "flex h-11 min-w-11 items-center justify-center rounded-sm px-3 text-white hover:bg-white/15 disabled:opacity-35";

export function ZoomDialog({ title, images, index, onTurn, onClose }: ZoomDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [isZoomed, setIsZoomed] = useState(false);
  const image = images[index];

  useEffect(() => {
    dialogRef.current?.showModal();
  }, []);

  function turn(by: number): void {
    const next = index + by;
    if (next < 0 || next >= images.length) return;
    setIsZoomed(false);
    onTurn(next);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>): void {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by || isZoomed) return;
    event.preventDefault();
    turn(by);
  }

  if (!image) return null;
  return (
    <dialog
      ref={dialogRef}
      aria-label={`Pictures of ${title}`}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="zoom-dialog on-dark"
    >
      <div className="flex items-center gap-1 px-2 py-1">
        <p className="figures mr-auto pl-2 text-sm" aria-live="polite">
          {index + 1} of {images.length}
        </p>
        {canZoom(image.url) && (
          <button type="button" className={BUTTON} onClick={() => setIsZoomed(!isZoomed)}>
            {isZoomed ? <ShrinkIcon /> : <EnlargeIcon />}
            <span className="ml-2 text-sm">{isZoomed ? "Whole picture" : "Zoom in"}</span>
          </button>
        )}
        {images.length > 1 && (
          <>
            <button
              type="button"
              aria-label="Previous picture"
              className={BUTTON}
              disabled={index === 0}
              onClick={() => turn(-1)}
            >
              <span aria-hidden="true">←</span>
            </button>
            <button
              type="button"
              aria-label="Next picture"
              className={BUTTON}
              disabled={index === images.length - 1}
              onClick={() => turn(1)}
            >
              <span aria-hidden="true">→</span>
            </button>
          </>
        )}
        <button type="button" className={BUTTON} onClick={() => dialogRef.current?.close()}>
          Close
        </button>
      </div>
      <ZoomPicture key={image.url} image={image} title={title} isZoomed={isZoomed} onZoom={setIsZoomed} />
    </dialog>
  );
}

interface ZoomPictureProps {
  readonly title: string;
  readonly image: ProductImage;
  readonly isZoomed: boolean;
  readonly onZoom: (isZoomed: boolean) => void;
}

/** The smallest width, in pixels, at which a picture shows more detail at its full size. */
const MIN_ZOOM_WIDTH = 1000;

function canZoom(url: string): boolean {
  return (enlargementOfUrl(url).width ?? MIN_ZOOM_WIDTH) >= MIN_ZOOM_WIDTH;
}

/** A press that moves less than this many CSS pixels is a click. */
const CLICK_PX = 5;

function ZoomPicture({ title, image, isZoomed, onZoom }: ZoomPictureProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const placeRef = useRef({ x: 0.5, y: 0.5 });
  const pressRef = useRef<{ x: number; y: number; moved: boolean } | null>(null);
  const { avif, fallback, width } = enlargementOfUrl(image.url);

  useLayoutEffect(() => {
    const frame = frameRef.current;
    if (!isZoomed || !frame) return;
    frame.scrollLeft = placeRef.current.x * frame.scrollWidth - frame.clientWidth / 2;
    frame.scrollTop = placeRef.current.y * frame.scrollHeight - frame.clientHeight / 2;
    placeRef.current = { x: 0.5, y: 0.5 };
  }, [isZoomed]);

  function zoomAt({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): void {
    const box = currentTarget.getBoundingClientRect();
    placeRef.current = { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
    if (canZoom(image.url)) onZoom(!isZoomed);
  }

  function onWheel(event: WheelEvent<HTMLElement>): void {
    if (!isZoomed && event.deltaY < 0) zoomAt(event);
  }

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    pressRef.current = { x: event.clientX, y: event.clientY, moved: false };
    if (event.pointerType === "mouse") event.currentTarget.setPointerCapture(event.pointerId);
  }

  function onPointerMove({ clientX, clientY, pointerType, buttons }: PointerEvent<HTMLElement>): void {
    const press = pressRef.current;
    if (!press || buttons === 0) return;
    const [dx, dy] = [clientX - press.x, clientY - press.y];
    if (!press.moved && Math.hypot(dx, dy) < CLICK_PX) return;
    if (isZoomed && pointerType === "mouse") frameRef.current?.scrollBy(-dx, -dy);
    pressRef.current = { x: clientX, y: clientY, moved: true };
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a section would be one more landmark
    <div ref={frameRef} role="group" tabIndex={0} aria-label="Picture" className="zoom-frame" data-near={isZoomed}>
      <picture>
        {avif && <source type="image/avif" srcSet={avif} />}
        {/* Keyboard users have the button above and the arrow keys. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
        <img
          src={fallback}
          alt={image.alt || title}
          width={width}
          height={width && width * 1.25}
          draggable={false}
          onClick={(event) => {
            if (!pressRef.current?.moved) zoomAt(event);
            pressRef.current = null;
          }}
          onWheel={onWheel}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerCancel={() => {
            pressRef.current = null;
          }}
        />
      </picture>
    </div>
  );
}
