interface GrainProps {
  /** The name of the drawing or sheet that uses the grain. */
  readonly name: string;
}

const LINES = "M2 0C3.2 18 .8 34 2 52S3 82 2 96M6.5 0C5.6 20 7.6 40 6.5 58S5.4 84 6.5 96M10 0C11 30 9 50 10 96";

/** Defines the lines of wood grain, upright and across, for `grainFill`. */
export function Grain({ name }: GrainProps) {
  return (
    <defs>
      {(["upright", "across"] as const).map((direction) => (
        <pattern
          key={direction}
          id={`${name}-${direction}`}
          width="13"
          height="96"
          patternUnits="userSpaceOnUse"
          patternTransform={direction === "across" ? "rotate(90)" : undefined}
        >
          <path d={LINES} strokeWidth="0.6" className="fill-none stroke-stone-300" />
        </pattern>
      ))}
    </defs>
  );
}

/** The fill for wood with grain in the given direction. */
export function grainFill(name: string, direction: "upright" | "across"): string {
  return `url(#${name}-${direction})`;
}
