import { inchWords } from "~/making/hinge-words";
import type { CuttingView, PartView } from "../cutting-view";
import { PER_SIXTEENTH } from "../plan/cutting-settings";
import { lengthWords, materialWords, restWords } from "./cutting-words";
import { archDepth, outlinePath } from "./outline-path";

interface StickFigureProps {
  readonly stick: CuttingView["sticks"][number];
  /** How many sticks the order takes. */
  readonly count: number;
}

/** The size of the drawing, in its own units. */
const WIDTH = 960;
const HEIGHT = 44;

/** One stick with its parts to scale along it, and the parts in the order of cutting. */
export function StickFigure({ stick, count }: StickFigureProps) {
  const { number, length, width, cuts, offcut } = stick;
  const unit = WIDTH / length;
  const drawn = (along: number) => Math.round(along * unit * 10) / 10;
  /** How much of a part's height its arches leave for its number. */
  const clear = ({ arched = [] }: PartView) => HEIGHT - (archDepth(arched) * HEIGHT) / width;
  return (
    <figure aria-labelledby={`stick-${number}`} className="print:break-inside-avoid">
      <figcaption className="mb-1">
        <strong id={`stick-${number}`}>{`Stick ${number}`}</strong>
        {` of ${count}: ${materialWords(stick)}, ${inchWords(width)} wide, ${lengthWords(length)} long`}
        {offcut && `; offcut ${offcut.name}: ${restWords(offcut.length)}`}
      </figcaption>
      <svg
        viewBox={`-1 -1 ${WIDTH + 2} ${HEIGHT + 2}`}
        role="img"
        aria-label={`Stick ${number} to scale: ${cuts.length} ${cuts.length === 1 ? "part" : "parts"}`}
        className="h-auto w-full"
      >
        <rect width={WIDTH} height={HEIGHT} className="fill-stone-300 stroke-ink" />
        {cuts.map(({ part, x }, index) => (
          <g key={x}>
            <rect
              x={drawn(x)}
              width={drawn(part.length * PER_SIXTEENTH)}
              height={HEIGHT}
              className={part.arched ? "fill-none stroke-ink" : "fill-white stroke-ink"}
            />
            {part.arched && (
              <path
                d={outlinePath(part.arched, {
                  at: (along, across) => [
                    (x + along * PER_SIXTEENTH) * unit,
                    HEIGHT - (across * HEIGHT) / width,
                  ],
                  along: unit * PER_SIXTEENTH,
                  across: HEIGHT / width,
                })}
                className="fill-white stroke-ink"
              />
            )}
            <text
              x={drawn(x + (part.length * PER_SIXTEENTH) / 2)}
              y={clear(part) / 2 + 7}
              textAnchor="middle"
              fontSize={Math.min(20, clear(part))}
              fontWeight={600}
              className="figures fill-ink font-sans"
            >
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol className="figures mt-1 list-decimal pl-6 text-sm sm:columns-2">
        {cuts.map(({ part, x }) => (
          <li key={x}>
            {part.name} <strong>{inchWords(part.length)}</strong> for {part.use}
          </li>
        ))}
      </ol>
    </figure>
  );
}
