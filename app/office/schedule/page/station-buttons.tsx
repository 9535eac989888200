import type { Absence, Station } from "~/house/capacity/capacity";
import { ButtonForm } from "~/house/ui/kit/button-form";
import { absenceKey } from "../stations-form";
import { ABSENCE_KEY, STATION_ID, STATIONS_INTENT, STATIONS_REVISION } from "../stations-post";

export const STATIONS_PAGE = "/admin/schedule/stations";

export interface SeenRevision {
  /** The revision that the page shows. */
  readonly revision: number;
}

/** What a form of the page does, and the revision that it is based on. */
export const stationsFields = ({ intent, revision }: SeenRevision & { readonly intent: string }) => ({
  [STATIONS_INTENT]: intent,
  [STATIONS_REVISION]: revision,
});

export const UndoStationSave = ({ revision }: SeenRevision) => (
  <ButtonForm action={STATIONS_PAGE} fields={stationsFields({ intent: "undo", revision })}>
    Undo the last save
  </ButtonForm>
);

export const MoveUp = ({ station: { id, name }, revision }: SeenRevision & { readonly station: Station }) => (
  <ButtonForm action={STATIONS_PAGE} fields={{ ...stationsFields({ intent: "move-up", revision }), [STATION_ID]: id }}>
    Move up<span className="sr-only"> {name}</span>
  </ButtonForm>
);

export const RemoveStation = ({ station: { id, name }, revision }: SeenRevision & { readonly station: Station }) => (
  <ButtonForm
    action={STATIONS_PAGE}
    fields={{ ...stationsFields({ intent: "remove-station", revision }), [STATION_ID]: id }}
  >
    Remove<span className="sr-only"> {name}</span>
  </ButtonForm>
);

export const RemoveAbsence = ({ absence, revision }: SeenRevision & { readonly absence: Absence }) => (
  <ButtonForm
    action={STATIONS_PAGE}
    fields={{ ...stationsFields({ intent: "remove-absence", revision }), [ABSENCE_KEY]: absenceKey(absence) }}
  >
    Remove<span className="sr-only"> the absence from {absence.firstDay}</span>
  </ButtonForm>
);
