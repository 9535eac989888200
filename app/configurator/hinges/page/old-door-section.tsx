import { Form, Link } from "@remix-run/react";
import { OldDoorAnswer } from "~/configurator/openings-panel/page/old-door-answer";
import { OldDoorFields } from "~/configurator/openings-panel/page/old-door-fields";
import { Notice } from "~/house/ui/kit/notice";
import { writeCup } from "~/trade/measure/cup-height";
import { type OldDoor, readOldDoor } from "~/trade/openings/old-door";
import type { OldDoorTexts } from "~/trade/openings/old-door-texts";
import { STRIP_FIELDS } from "../hinge-strip";
import { hingesGuide } from "../hinges-guide";

function stripOf({ cups }: OldDoor): string {
  const query = new URLSearchParams([
    [STRIP_FIELDS.from, "top"],
    ...cups.map((at): [string, string] => [STRIP_FIELDS.cup, writeCup(at)]),
  ]);
  return `/how-to/hinges?${query}#strip`;
}

/** The form about one old door, and its rule as the answer, whose address can be passed on. */
export function OldDoorSection({ old }: { readonly old: OldDoorTexts }) {
  const { heading, lead, next } = hingesGuide.oldDoor;
  const reading = readOldDoor(old);
  return (
    <section aria-labelledby="old-door" className="space-y-4 pb-10">
      <h2 id="old-door" className="text-2xl">
        {heading}
      </h2>
      <p className="max-w-[46em]">{lead}</p>
      {reading.kind === "refused" && (
        <Notice tone="error">
          <p>Correct the marked sizes.</p>
        </Notice>
      )}
      <Form key={JSON.stringify(old)} method="get" action="/how-to/hinges#old-door" className="print:hidden">
        <OldDoorFields
          scope="old-"
          nameOf={(field) => field}
          texts={old}
          problems={reading.kind === "refused" ? reading.problems : {}}
        >
          <button type="submit" className="button bg-oak text-white hover:bg-oak-dark">
            Work out the overlay
          </button>
        </OldDoorFields>
      </Form>
      {reading.kind === "rule" && (
        <OldDoorAnswer name="old-door-drawing" old={reading}>
          <p>{next}</p>
          {reading.cups.length > 0 && (
            <p>
              <Link to={stripOf(reading)} className="link">
                Print a strip with these cups
              </Link>
            </p>
          )}
        </OldDoorAnswer>
      )}
    </section>
  );
}
