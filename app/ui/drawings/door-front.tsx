interface DoorFrontProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Face width of stiles and rails; none for a slab. */
  readonly frame?: number;
}

/** A door seen from the front: stiles run full height, rails fit between them. */
export function DoorFront({ x, y, width, height, frame }: DoorFrontProps) {
  const right = x + width;
  const bottom = y + height;
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} className="fill-linen" />
      {frame && (
        <>
          <rect
            x={x + frame}
            y={y + frame}
            width={width - 2 * frame}
            height={height - 2 * frame}
            className="fill-white stroke-stone-500"
          />
          <path
            d={`M${x + frame} ${y}V${y + frame}M${right - frame} ${y}V${y + frame}M${x + frame} ${bottom}V${bottom - frame}M${right - frame} ${bottom}V${bottom - frame}`}
            className="stroke-stone-500"
          />
        </>
      )}
    </g>
  );
}
