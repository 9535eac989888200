interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlotLabel {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor: "start" | "middle" | "end";
}

/** A plot whose sizes and texts are worked out: 400 units wide, as drawings are. */
export interface Plot {
  readonly title: string;
  /** What it shows, in a sentence or two with its main numbers, for those who do not see it. */
  readonly name: string;
  readonly height: number;
  /** This period. */
  readonly bars: readonly Bar[];
  /** 52 weeks earlier: a line, or marks beside the bars. */
  readonly line: string;
  readonly marks: readonly Bar[];
  readonly rules: readonly number[];
  readonly labels: readonly PlotLabel[];
}

export const PLOT_WIDTH = 400;

const ROW_HEIGHT = 36;

/** A group of a plot, and the lengths of its bar and of the one for a year ago. */
interface PlotGroup {
  readonly name: string;
  readonly text: string;
  readonly now: number;
  readonly ago: number;
}

/** Groups below each other: a bar for each, and a thin one below it for a year ago. */
export function barPlot(title: string, name: string, groups: readonly PlotGroup[]): Plot {
  return {
    title,
    name,
    height: groups.length * ROW_HEIGHT,
    bars: groups.map(({ now }, at) => ({ x: 0, y: at * ROW_HEIGHT + 14, width: now, height: 10 })),
    line: "",
    marks: groups.map(({ ago }, at) => ({ x: 0, y: at * ROW_HEIGHT + 26, width: ago, height: 3 })),
    rules: [],
    labels: groups.flatMap((group, at): PlotLabel[] => [
      { x: 0, y: at * ROW_HEIGHT + 10, text: group.name, anchor: "start" },
      { x: PLOT_WIDTH, y: at * ROW_HEIGHT + 10, text: group.text, anchor: "end" },
    ]),
  };
}
