import { PLOT_WIDTH, type Plot } from "../plot";

/** Colors that remain visible in print and in forced colors. */
const BAR = "fill-oak forced-colors:fill-[CanvasText]";
const YEAR_AGO = "fill-stone-600 forced-colors:fill-[GrayText]";
const YEAR_AGO_LINE = "fill-none stroke-ink forced-colors:stroke-[GrayText]";

/** A plot with its title and what its marks mean. Its numbers are in the page's tables too. */
export function PlotFigure({ plot }: { readonly plot: Plot }) {
  const { title, name, height, bars, line, marks, rules, labels } = plot;
  return (
    <figure className="max-w-2xl break-inside-avoid">
      <figcaption className="mb-3">
        <h3 className="text-xl">{title}</h3>
        <p className="flex flex-wrap gap-x-6 text-sm text-stone-700">
          <span className="inline-flex items-center gap-2">
            <Swatch height={10} className={BAR} /> This period
          </span>
          <span className="inline-flex items-center gap-2">
            <Swatch height={3} className={line ? "fill-ink forced-colors:fill-[GrayText]" : YEAR_AGO} /> 52 weeks
            earlier
          </span>
        </p>
      </figcaption>
      <svg role="img" aria-label={name} viewBox={`0 0 ${PLOT_WIDTH} ${height}`} className="figures h-auto w-full">
        {rules.map((y) => (
          <line key={y} x1={labels[0]?.x ?? 0} x2={PLOT_WIDTH} y1={y} y2={y} className="stroke-stone-300" />
        ))}
        {bars.map((bar) => (
          <rect key={`${bar.x} ${bar.y}`} {...bar} className={BAR} />
        ))}
        {marks.map((bar) => (
          <rect key={`${bar.x} ${bar.y}`} {...bar} className={YEAR_AGO} />
        ))}
        {line && <path d={line} strokeWidth="2" strokeLinejoin="round" className={YEAR_AGO_LINE} />}
        {labels.map(({ x, y, text, anchor }) => (
          <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor} fontSize="11" className="fill-ink">
            {text}
          </text>
        ))}
      </svg>
    </figure>
  );
}

function Swatch({ height, className }: { readonly height: number; readonly className: string }) {
  return (
    <svg aria-hidden="true" width="16" height="10" viewBox="0 0 16 10" className="shrink-0">
      <rect y={(10 - height) / 2} width="16" height={height} className={className} />
    </svg>
  );
}
