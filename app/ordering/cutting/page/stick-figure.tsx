import { counted } from "~/base/text/counts";
import { PER_SIXTEENTH } from "~/trade/cutting-plan/cutting-settings";
import { inchWords } from "~/trade/making/hinge-words";
import type { CuttingView } from "../cutting-view";
import { lengthWords, materialWords, restWords } from "./cutting-words";
import { archDepth, outlinePath, PartNumber } from "./figure-parts";

interface StickFigureProps {
  readonly stick: CuttingView["sticks"][number];
  readonly count: number;
}

const WIDTH = 960;
const HEIGHT = 44;

export function StickFigure({ stick, count }: StickFigureProps) {
  const { number, length, width, cuts, offcut } = stick;
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
        aria-label={`Stick ${number} to scale: ${counted(cuts.length, "part")}`}
        className="h-auto w-full"
      >
        <rect width={WIDTH} height={HEIGHT} className="fill-stone-300 stroke-ink" />
        {cuts.map((cut, index) => (
          <StickPart key={cut.x} cut={cut} stick={stick} mark={String(index + 1)} />
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

interface StickPartProps extends Pick<StickFigureProps, "stick"> {
  readonly cut: StickFigureProps["stick"]["cuts"][number];
  readonly mark: string;
}

/** A part to scale along its stick, as wide as the stick; what an arch leaves of it is white. */
function StickPart({ cut: { part, x }, stick, mark }: StickPartProps) {
  const { length, arched } = part;
  const along = (WIDTH / stick.length) * PER_SIXTEENTH;
  const across = HEIGHT / stick.width;
  const rounded = (units: number) => Math.round(units * 10) / 10;
  const [left, width] = [(x / PER_SIXTEENTH) * along, length * along];
  const clear = HEIGHT - archDepth(arched ?? []) * across;
  const at = (x: number, y: number) => [left + x * along, HEIGHT - y * across] as const;
  return (
    <g>
      <rect
        x={rounded(left)}
        width={rounded(width)}
        height={HEIGHT}
        className={arched ? "fill-none stroke-ink" : "fill-white stroke-ink"}
      />
      {arched && <path d={outlinePath(arched, { at, along, across })} className="fill-white stroke-ink" />}
      <PartNumber x={rounded(left + width / 2)} y={rounded(clear / 2)} width={width} height={clear} mark={mark} />
    </g>
  );
}
