import { Words } from "~/house/ui/drawing/drawing";
import { cupMillimeters, cupWords } from "~/trade/making/hinge-words";
import type { CupEnd, CupHeight, HingePlan } from "~/trade/making/hinges";

type WordsProps = Parameters<typeof Words>[0];

interface CupLabelsProps {
  readonly plan: HingePlan;
  /** In units of the drawing. */
  readonly centers: readonly { readonly x: number; readonly y: number }[];
  /** Where the labels are: left or right of the hinge edge, or above it if the hinges are at the top. */
  readonly place: "left" | "right" | "above";
  /** The x of the hinge edge, or its y if the labels are above. */
  readonly edge: number;
  /** The indexes of the cups that cannot be bored where they are. */
  readonly misplaced: ReadonlySet<number>;
}

/** The height of two lines of figures. */
const LINES = 36;
const LEAD = 16;

/** The heights of the labels: as near to their cups as possible without overlapping. */
function spaced(heights: readonly number[]): number[] {
  const down: number[] = [];
  for (const height of heights) down.push(Math.max(height, (down.at(-1) ?? -LINES) + LINES));
  const shift = down.reduce((sum, height, index) => sum + height - (heights[index] ?? 0), 0) / heights.length;
  return down.map((height) => height - shift);
}

/** Which way a cup is measured, for a door with cups that are measured from both ends. */
const ARROWS: Readonly<Record<CupEnd, string>> = { top: "↓", bottom: "↑", left: "→", right: "←" };

/** A cup's height in both units; in millimeters alone if it is not on the tape. */
function labelOf({ at, end }: CupHeight, isMixed: boolean): readonly [string, string] {
  const [words, millimeters] = [cupWords(at), cupMillimeters(at)];
  const arrow = isMixed ? `${ARROWS[end]} ` : "";
  return words === millimeters ? [arrow + millimeters, ""] : [arrow + words, millimeters];
}

/** How far each cup is from the end that it is measured from, in inches and millimeters. */
export function CupLabels({ plan, centers, place, edge, misplaced }: CupLabelsProps) {
  const isMixed = plan.heights.some(({ end }) => end !== plan.heights[0]?.end);
  const labels = plan.heights.map((height) => labelOf(height, isMixed));
  if (place === "above") {
    return centers.map(({ x, y }, index) => {
      const [words, millimeters] = labels[index] ?? ["", ""];
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: two misplaced cups can be in one place
        <g key={index}>
          <path d={`M${x} ${y}V${edge - LEAD + 4}`} strokeWidth="0.75" className="fill-none stroke-oak" />
          <g transform={`rotate(-90 ${x} ${edge - LEAD})`}>
            <Height x={x} y={edge - LEAD + 5.5} anchor="start" isMisplaced={misplaced.has(index)}>
              {millimeters ? `${words} (${millimeters})` : words}
            </Height>
          </g>
        </g>
      );
    });
  }
  const away = place === "left" ? -1 : 1;
  const heights = spaced(centers.map(({ y }) => y));
  return centers.map(({ x, y }, index) => {
    const [words, millimeters] = labels[index] ?? ["", ""];
    const [labelX, labelY] = [edge + away * (LEAD + 8), heights[index] ?? y];
    const anchor = place === "left" ? "end" : "start";
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two misplaced cups can be in one place
      <g key={index}>
        <path
          d={`M${x} ${y}H${edge + away * 6}L${edge + away * (LEAD + 4)} ${labelY}`}
          strokeWidth="0.75"
          className="fill-none stroke-oak"
        />
        <Height x={labelX} y={labelY + 1} anchor={anchor} strong isMisplaced={misplaced.has(index)}>
          {words}
        </Height>
        {millimeters && (
          <Words x={labelX} y={labelY + 17} anchor={anchor} size={14}>
            {millimeters}
          </Words>
        )}
      </g>
    );
  });
}

function Height({ isMisplaced, ...words }: WordsProps & { readonly isMisplaced: boolean }) {
  if (!isMisplaced) return <Words {...words} />;
  const { x, y, anchor, children } = words;
  return (
    <text x={x} y={y} textAnchor={anchor} fontSize={16} fontWeight={600} className="figures fill-signal font-sans">
      {children}
    </text>
  );
}
