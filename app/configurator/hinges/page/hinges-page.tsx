import { Breadcrumb } from "~/house/ui/kit/breadcrumb";
import { Button } from "~/house/ui/kit/button";
import { ClosingBand } from "~/house/ui/kit/closing-band";
import { Notice } from "~/house/ui/kit/notice";
import { PageBanner } from "~/house/ui/kit/page-banner";
import type { readStrip } from "../hinge-strip";
import { hingesGuide } from "../hinges-guide";
import { hingeDrawings } from "./hinge-drawings";
import { StripForm } from "./strip-form";
import { StripSheets } from "./strip-sheets";

/** Whether old hinges fit new doors: five things to measure, and a strip to check them (specification, section 2). */
export function HingesPage({ fields, problems, problem, strip }: ReturnType<typeof readStrip>) {
  const isOnPaper = strip ? "print:hidden" : undefined;
  return (
    <article>
      <div className={isOnPaper}>
        <div className="wrap pt-4">
          <Breadcrumb crumbs={[{ name: "How To", to: "/how-to" }]} current={hingesGuide.title} />
        </div>
        <PageBanner title={hingesGuide.title}>{hingesGuide.lead}</PageBanner>
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
        <section aria-labelledby="no-cup" className="max-w-[46em] space-y-4 pb-8">
          <h2 id="no-cup" className="text-2xl">
            {hingesGuide.without.heading}
          </h2>
          <p>{hingesGuide.without.lead}</p>
          <dl className="space-y-3">
            {hingesGuide.without.ways.map(({ hinge, order }) => (
              <div key={hinge}>
                <dt className="font-semibold">{hinge}</dt>
                <dd>{order}</dd>
              </div>
            ))}
          </dl>
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
