import type { HingeStrip } from "../hinge-strip";
import { hingesGuide } from "../hinges-guide";
import { StripSection } from "./strip-section";

/** How many sections a sheet of paper takes side by side. */
const PER_SHEET = 3;

/**
 * The sections of a strip on as many sheets as they need, each with a line that shows whether it is printed to scale.
 */
export function StripSheets({ strip }: { readonly strip: HingeStrip }) {
  const { sections, from, side } = strip;
  const sheets = Array.from({ length: Math.ceil(sections / PER_SHEET) }, (_, sheet) =>
    Array.from({ length: Math.min(PER_SHEET, sections - sheet * PER_SHEET) }, (_, n) => sheet * PER_SHEET + n),
  );
  return (
    <section
      aria-label="Strip to print"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="strip-sheets space-y-10 overflow-x-auto print:overflow-visible"
    >
      {sheets.map((indexes, sheet) => (
        <div key={indexes[0]} className="strip-sheet break-inside-avoid">
          <p className="mb-2 text-sm">
            For a door hinged {side}, held against its back.{" "}
            {sections > 1 && "Cut the strips apart and tape them end to end, in the order of their numbers. "}
            Line up the start of strip 1 with the {from} of the door, and the thick line with its hinge edge.
            {sheets.length > 1 && ` Sheet ${sheet + 1} of ${sheets.length}.`}
          </p>
          <div className="flex gap-[2mm]">
            {indexes.map((index) => (
              <StripSection key={index} strip={strip} index={index} />
            ))}
          </div>
          <p className="mt-2 text-sm">
            <svg
              width="101.6mm"
              height="4mm"
              viewBox="0 0 101.6 4"
              role="img"
              aria-label="A line of 4 in"
              className="max-w-none"
            >
              <path d="M0.1 0V4M101.5 0V4M0 2H101.6" strokeWidth="0.2" className="fill-none stroke-ink" />
            </svg>
            {hingesGuide.strip.scale}
          </p>
        </div>
      ))}
    </section>
  );
}
