interface TapeProps {
  readonly x: number;
  readonly y: number;
  readonly inch: number;
  readonly height: number;
}

/** The length of the mark for a sixteenth, by its fraction in lowest terms. */
export function markLength(sixteenth: number): number {
  if (sixteenth % 16 === 0) return 104;
  if (sixteenth % 8 === 0) return 80;
  if (sixteenth % 4 === 0) return 60;
  return sixteenth % 2 === 0 ? 40 : 22;
}

export function Tape({ x, y, inch, height }: TapeProps) {
  return (
    <g>
      <rect x={x - 18} y={y} width={inch + 36} height={height} className="fill-linen" />
      <path
        d={`M${x - 18} ${y}H${x + inch + 18}M${x - 18} ${y + height}H${x + inch + 18}`}
        strokeWidth="1.25"
        className="fill-none stroke-ink"
      />
      {Array.from({ length: 17 }, (_, sixteenth) => x + (inch * sixteenth) / 16).map((at, sixteenth) => (
        <path
          key={at}
          d={`M${at} ${y}V${y + markLength(sixteenth)}`}
          strokeWidth={sixteenth % 4 === 0 ? 2 : 1.25}
          className="fill-none stroke-ink"
        />
      ))}
    </g>
  );
}
