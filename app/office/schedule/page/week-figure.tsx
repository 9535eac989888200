import type { WeekPlot } from "../schedule";
import { WEEK_PLOT } from "../week-plot";

/** A station's weeks: the outline is what it can do, the bar what is booked of it. */
export function WeekFigure({ plot: { title, name, bars } }: { readonly plot: WeekPlot }) {
  const { width, height, bar, bottom } = WEEK_PLOT;
  return (
    <figure className="max-w-xl break-inside-avoid">
      <figcaption className="mb-1">
        <h3 className="text-xl wrap-anywhere">{title}</h3>
      </figcaption>
      <svg role="img" aria-label={name} viewBox={`0 0 ${width} ${height}`} className="figures h-auto w-full">
        {bars.map((week) => (
          <g key={week.from}>
            <rect
              x={week.x}
              y={week.bookedTop}
              width={bar}
              height={week.bookedHeight}
              className={week.isOver ? "fill-signal" : "fill-oak forced-colors:fill-[CanvasText]"}
            />
            <rect x={week.x} y={week.top} width={bar} height={week.height} className="fill-none stroke-stone-600" />
            <text
              x={week.x + bar / 2}
              y={Math.min(week.top, week.bookedTop) - 5}
              textAnchor="middle"
              fontSize="11"
              className="fill-ink"
            >
              {week.share}
            </text>
            <text x={week.x + bar / 2} y={bottom + 16} textAnchor="middle" fontSize="11" className="fill-ink">
              {week.day}
            </text>
          </g>
        ))}
        <line x1="0" x2={width} y1={bottom} y2={bottom} className="stroke-ink" />
      </svg>
    </figure>
  );
}
