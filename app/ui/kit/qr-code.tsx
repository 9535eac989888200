import { encode } from "uqr";

interface QrCodeProps {
  readonly text: string;
  readonly className: string;
}

/** A text as a QR code: one path, black on white, with the quiet zone that readers need. */
export function QrCode({ text, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: "L", border: 2 });
  const runs = data.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges" className={className}>
      <path d={runs.join("")} fill="#000" />
    </svg>
  );
}

/** The black runs of a row: where each begins and how long it is. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((black, x) => {
    const last = runs.at(-1);
    if (!black) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
