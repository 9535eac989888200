import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Absence, Station } from "~/house/capacity/capacity";
import { Button } from "~/house/ui/kit/button";
import { absenceKey } from "../stations-form";
import { ABSENCE_KEY, STATION_ID, STATIONS_INTENT, STATIONS_REVISION } from "../stations-post";

export const STATIONS_PAGE = "/admin/schedule/stations";

export interface Revised {
  /** The revision that the page shows. */
  readonly revision: number;
}

/** What a form of the page does, and the revision that it is based on. */
export function Hidden({ intent, revision }: Revised & { readonly intent: string }) {
  return (
    <>
      <input type="hidden" name={STATIONS_INTENT} value={intent} />
      <input type="hidden" name={STATIONS_REVISION} value={revision} />
    </>
  );
}

interface PressProps extends Revised {
  readonly intent: string;
  readonly field?: readonly [name: string, value: string | number];
  readonly children: ReactNode;
}

/** A button that changes the settings by itself. */
function Press({ intent, revision, field, children }: PressProps) {
  return (
    <Form method="post" action={STATIONS_PAGE}>
      <Hidden intent={intent} revision={revision} />
      {field && <input type="hidden" name={field[0]} value={field[1]} />}
      <Button type="submit" look="outline">
        {children}
      </Button>
    </Form>
  );
}

export const UndoSave = ({ revision }: Revised) => (
  <Press intent="undo" revision={revision}>
    Undo the last save
  </Press>
);

export const MoveUp = ({ station: { id, name }, revision }: Revised & { readonly station: Station }) => (
  <Press intent="move-up" revision={revision} field={[STATION_ID, id]}>
    Move up<span className="sr-only"> {name}</span>
  </Press>
);

export const RemoveStation = ({ station: { id, name }, revision }: Revised & { readonly station: Station }) => (
  <Press intent="remove-station" revision={revision} field={[STATION_ID, id]}>
    Remove<span className="sr-only"> {name}</span>
  </Press>
);

export const RemoveAbsence = ({ absence, revision }: Revised & { readonly absence: Absence }) => (
  <Press intent="remove-absence" revision={revision} field={[ABSENCE_KEY, absenceKey(absence)]}>
    Remove<span className="sr-only"> the absence from {absence.firstDay}</span>
  </Press>
);
