import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { Button } from "~/house/ui/kit/button";
import { ClosingBand } from "~/house/ui/kit/closing-band";
import { Disclosure } from "~/house/ui/kit/disclosure";
import { Notice } from "~/house/ui/kit/notice";
import { PageBanner } from "~/house/ui/kit/page-banner";
import type { OldDoorTexts } from "~/trade/openings/old-door-texts";
import type { readStrip } from "../hinge-strip";
import { hingesGuide } from "../hinges-guide";
import { hingeDrawings } from "./hinge-drawings";
import { noCupDrawings } from "./no-cup-drawings";
import { OldDoorSection } from "./old-door-section";
import { StripForm } from "./strip-form";
import { StripSheets } from "./strip-sheets";

const PARTS = [
  ["old-door", hingesGuide.oldDoor.heading],
  ["no-cup", hingesGuide.without.heading],
  ["strip", hingesGuide.strip.heading],
] as const;

interface HingesPageProps extends ReturnType<typeof readStrip> {
  readonly old: OldDoorTexts;
}

/** Whether old hinges fit new doors: what to measure, the rule of an old door, and a strip (specification, section 2). */
export function HingesPage({ old, fields, problems, problem, strip }: HingesPageProps) {
  const isOnPaper = strip ? "print:hidden" : undefined;
  return (
    <article>
      <div className={isOnPaper}>
        <div className="wrap pt-4">
          <Breadcrumb crumbs={[{ name: "How To", to: "/how-to" }]} current={hingesGuide.title} />
        </div>
        <PageBanner title={hingesGuide.title}>
          <p>{hingesGuide.lead}</p>
          <ul className="mt-3 flex flex-wrap gap-x-6 text-base print:hidden">
            {PARTS.map(([id, name]) => (
              <li key={id}>
                <a href={`#${id}`} className="link inline-flex min-h-11 items-center">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </PageBanner>
      </div>
      <div className={`wrap ${isOnPaper ?? ""}`}>
        <ol className="grid gap-10 py-8 md:grid-cols-2 lg:grid-cols-3">
          {hingesGuide.measures.map(({ id, heading, text, where }) => {
            const Drawing = hingeDrawings[id];
            return (
              <li key={id} className="break-inside-avoid space-y-3">
                <Drawing />
                <h2 id={id} className="text-xl">
                  {heading}
                </h2>
                <p>{text}</p>
                <p className="text-sm text-stone-700">In the order form: {where}.</p>
              </li>
            );
          })}
        </ol>
        <OldDoorSection old={old} />
        <section aria-labelledby="no-cup" className="max-w-[46em] space-y-4 pb-8">
          <h2 id="no-cup" className="text-2xl">
            {hingesGuide.without.heading}
          </h2>
          <p>{hingesGuide.without.lead}</p>
          <div className="border-t border-stone-300">
            {hingesGuide.without.ways.map(({ id, hinge, order }) => {
              const Drawing = noCupDrawings[id];
              return (
                <Disclosure key={id} summary={hinge}>
                  <div className="grid items-center gap-4 sm:grid-cols-[16rem_minmax(0,1fr)]">
                    <div className="max-w-80">
                      <Drawing />
                    </div>
                    <p>{order}</p>
                  </div>
                </Disclosure>
              );
            })}
          </div>
        </section>
      </div>
      <section
        id="strip"
        aria-labelledby="strip-heading"
        className={`wrap space-y-6 py-8 ${strip ? "print:py-0" : "print:hidden"}`}
      >
        <h2 id="strip-heading" className="text-2xl print:hidden">
          {hingesGuide.strip.heading}
        </h2>
        <p className="max-w-[40em] print:hidden">{hingesGuide.strip.lead}</p>
        {problem && (
          <Notice tone="error" className="print:hidden">
            {problem}
          </Notice>
        )}
        <StripForm key={JSON.stringify(fields)} fields={fields} problems={problems} />
        {strip && (
          <>
            <p className="print:hidden">
              <Button look="accent" onClick={() => window.print()}>
                Print the strip
              </Button>
            </p>
            <StripSheets strip={strip} />
          </>
        )}
      </section>
      <div className="print:hidden">
        <ClosingBand
          closing={{
            text: "Heights written down? Choose a style and type them in.",
            label: "Enter Your Sizes",
            to: "/shop",
          }}
        />
      </div>
    </article>
  );
}
