import { figures } from "~/house/promises/figures";
import { DataTable } from "~/house/ui/kit/data-table";
import { measuringLessons } from "~/storefront/guides/lessons";
import { measuringGuide } from "~/storefront/guides/measuring";
import { drawings } from "./drawings";
import { Lessons, Sections } from "./sections";

const HingeBore = drawings.hingeBore;
const HingeCount = drawings.hingeCount;

const byId = (...ids: string[]) => measuringGuide.sections.filter(({ id }) => ids.includes(id));

/** Overlay, limits, boring, hinges, weights and labels. */
export function TechnicalInformation() {
  return (
    <>
      <Sections sections={byId("opening", "overlay", "limits")} />
      <Lessons lessons={measuringLessons} />
      <section>
        <h2>Boring and hinges</h2>
        <DataTable
          caption="Boring pattern and hinge counts"
          head={["What", "Figure"]}
          rows={[
            ["Cup", `${figures.hingeCup}, ${figures.hingeCupDepth} deep`],
            ["Center from the edge", figures.hingeCenterFromEdge],
            ["Center from top and bottom", figures.hingeCenterFromEnd],
            ["Hinges by height", figures.hingeCounts],
            ["Hinges by weight", `${figures.hingeWeights}; use the larger count`],
            ["Hinges by width", `over ${figures.wideDoor}, one more than the height asks for`],
            ["Pre-boring", `${figures.preBorePrice} per door`],
          ]}
        />
        <div className="drawings">
          <figure>
            <HingeBore />
          </figure>
          <figure>
            <HingeCount />
          </figure>
        </div>
      </section>
      <section>
        <h2>Weights</h2>
        <DataTable
          caption="Pounds per square foot at 3/4 in thick"
          head={["Material", "lb / sq ft"]}
          rows={[
            ["MDF", figures.weight.mdf],
            ["Hard maple", figures.weight.hardMaple],
            ["Hickory", figures.weight.hickory],
            ["Cherry", figures.weight.cherry],
            ["Alder", figures.weight.alder],
          ]}
        />
      </section>
      <Sections sections={byId("labels-grid", "labels-zones")} />
    </>
  );
}
