/** A rectangle of a plot, in its units. */
interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A text of a plot, and the point that it belongs to. */
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
  /** Where the horizontal lines of a scale are. */
  readonly rules: readonly number[];
  readonly labels: readonly PlotLabel[];
}

export const PLOT_WIDTH = 400;
