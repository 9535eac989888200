import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { EnlargeIcon, ShrinkIcon } from "~/house/ui/kit/icons";
import type { ProductImage } from "~/trade/catalog/product-image";
import { canZoom, ZoomPicture } from "./zoom-picture";

export interface ZoomDialogProps {
  readonly title: string;
  readonly images: readonly ProductImage[];
  readonly index: number;
  readonly onTurn: (index: number) => void;
  readonly onClose: () => void;
}

const BUTTON =
  "flex h-11 min-w-11 items-center justify-center rounded-sm px-3 text-white hover:bg-white/15 disabled:opacity-35";

/** The pictures of a style over the whole window, one at a time: whole, or at their full size. */
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
