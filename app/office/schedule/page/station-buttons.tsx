import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Absence, Station } from "~/house/capacity/capacity";
import { Button } from "~/house/ui/kit/button";
import { Hidden } from "~/house/ui/kit/hidden";
import { absenceKey } from "../stations-form";
import { ABSENCE_KEY, STATION_ID, STATIONS_INTENT, STATIONS_REVISION } from "../stations-post";

export const STATIONS_PAGE = "/admin/schedule/stations";

export interface Revised {
  /** The revision that the page shows. */
  readonly revision: number;
}

/** What a form of the page does, and the revision that it is based on. */
export const stationsFields = ({ intent, revision }: Revised & { readonly intent: string }) => ({
  [STATIONS_INTENT]: intent,
  [STATIONS_REVISION]: revision,
});

interface StationsButtonProps extends Revised {
  readonly intent: string;
  /** What it is about. */
  readonly fields?: Readonly<Record<string, string | number>>;
  readonly children: ReactNode;
}

/** A button that changes the settings by itself. */
function StationsButton({ fields, children, ...based }: StationsButtonProps) {
  return (
    <Form method="post" action={STATIONS_PAGE}>
      <Hidden fields={{ ...stationsFields(based), ...fields }} />
      <Button type="submit" look="outline">
        {children}
      </Button>
    </Form>
  );
}

export const UndoSave = ({ revision }: Revised) => (
  <StationsButton intent="undo" revision={revision}>
    Undo the last save
  </StationsButton>
);

export const MoveUp = ({ station: { id, name }, revision }: Revised & { readonly station: Station }) => (
  <StationsButton intent="move-up" revision={revision} fields={{ [STATION_ID]: id }}>
    Move up<span className="sr-only"> {name}</span>
  </StationsButton>
);

export const RemoveStation = ({ station: { id, name }, revision }: Revised & { readonly station: Station }) => (
  <StationsButton intent="remove-station" revision={revision} fields={{ [STATION_ID]: id }}>
    Remove<span className="sr-only"> {name}</span>
  </StationsButton>
);

export const RemoveAbsence = ({ absence, revision }: Revised & { readonly absence: Absence }) => (
  <StationsButton intent="remove-absence" revision={revision} fields={{ [ABSENCE_KEY]: absenceKey(absence) }}>
    Remove<span className="sr-only"> the absence from {absence.firstDay}</span>
  </StationsButton>
);
