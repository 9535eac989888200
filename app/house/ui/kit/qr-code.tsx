import { encode } from "uqr";

interface QrCodeProps {
  readonly text: string;
  readonly className: string;
}

/** A text as a QR code: one path, black on white, with the quiet zone that readers need. */
export function QrCode({ text, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: "L", border: 2 });
  return <Modules data={data} size={size} className={className} />;
}

/**
 * The largest code that {@link ScannedCode} draws with the strongest correction, in modules, without its quiet zone.
 */
const MODULES_AT_MOST = 37;

/** The dots of a label printer that one module takes, and how many of them there are in an inch. */
const DOTS = 4;
const DOTS_PER_INCH = 203;

/**
 * A text as a QR code for a label printer, which must be read even if part of it is rubbed off: its modules are whole
 * dots, 0.5 mm, and it corrects as much as fits. The label leaves it a quiet zone of 4 modules.
 */
export function ScannedCode({ text, className }: QrCodeProps) {
  const strong = encode(text, { ecc: "H", border: 0 });
  const { data, size } = strong.size <= MODULES_AT_MOST ? strong : encode(text, { ecc: "Q", border: 0 });
  const inches = `${(size * DOTS) / DOTS_PER_INCH}in`;
  return <Modules data={data} size={size} className={className} inches={inches} />;
}

interface ModulesProps {
  readonly data: readonly (readonly boolean[])[];
  readonly size: number;
  readonly className: string;
  /** Its printed size; by default, what its class says. */
  readonly inches?: string;
}

function Modules({ data, size, className, inches }: ModulesProps) {
  const runs = data.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={inches}
      height={inches}
      aria-hidden="true"
      shapeRendering="crispEdges"
      className={className}
    >
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
