import { type CapacitySettings, type Station, WORKS } from "~/house/capacity/capacity";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { revisedFormId } from "~/house/ui/fields/field";
import { SelectField } from "~/house/ui/fields/select-field";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { TextField } from "~/house/ui/fields/text-field";
import { Hidden } from "~/house/ui/kit/hidden";
import {
  ABSENCE_FORM_ID,
  absenceValidator,
  areaFieldName,
  pieceFieldName,
  stationFields,
  stationValidator,
  WORK_WORDS,
} from "../stations-form";
import { STATION_ID, stationFormId } from "../stations-post";
import { type SeenRevision, STATIONS_PAGE, stationsFields } from "./station-buttons";

const STATION_LABELS: Readonly<Record<string, string>> = {
  name: "Name",
  minutes: "Minutes a day",
  ...Object.fromEntries(
    WORKS.flatMap((work) => [
      [pieceFieldName(work), `${WORK_WORDS[work]}, minutes per piece`],
      [areaFieldName(work), `${WORK_WORDS[work]}, minutes per sq ft`],
    ]),
  ),
};

const ABSENCE_LABELS = {
  station: "Station",
  firstDay: "First day",
  lastDay: "Last day",
  minutes: "Minutes missing a day",
  reason: "Reason",
} as const;

export interface RevisedForm extends SeenRevision {
  /** The id of the form that was refused; `null` if none was. */
  readonly refused: string | null;
}

const NEW_STATION = { name: "", minutes: 480, rates: {} };

/** A station's name, minutes and work; without a station, the form that adds one. */
export function StationForm({ station, revision, refused }: RevisedForm & { readonly station: Station | null }) {
  const formId = stationFormId(station?.id ?? null);
  const id = revisedFormId(formId, revision, refused === formId);
  return (
    <CheckedForm
      key={id}
      id={id}
      validator={stationValidator}
      labels={STATION_LABELS}
      action={STATIONS_PAGE}
      defaultValues={stationFields(station ?? NEW_STATION)}
      className="grid gap-5 pb-4"
    >
      <Hidden fields={{ ...stationsFields({ intent: "station", revision }), [STATION_ID]: station?.id }} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <TextField name="name" label="Name" autoComplete="off" required />
        <TextField name="minutes" label="Minutes a day" inputMode="numeric" autoComplete="off" required />
      </div>
      <p className="max-w-[46em] text-stone-700">
        What a piece takes here: so many minutes each, and so many for each square foot of it. Leave the fields of work
        empty that is not done here.
      </p>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {WORKS.flatMap((work) =>
          [pieceFieldName(work), areaFieldName(work)].map((name) => (
            <TextField
              key={name}
              name={name}
              label={STATION_LABELS[name] ?? name}
              inputMode="decimal"
              autoComplete="off"
            />
          )),
        )}
      </div>
      <p>
        <SubmitButton label={station ? `Save ${station.name}` : "Add station"} busyLabel="Saving…" />
      </p>
    </CheckedForm>
  );
}

export function AbsenceForm({ stations, revision, refused }: RevisedForm & Pick<CapacitySettings, "stations">) {
  const id = revisedFormId(ABSENCE_FORM_ID, revision, refused === ABSENCE_FORM_ID);
  return (
    <CheckedForm
      key={id}
      id={id}
      validator={absenceValidator}
      labels={ABSENCE_LABELS}
      action={STATIONS_PAGE}
      className="mt-4 grid gap-5"
    >
      <Hidden fields={stationsFields({ intent: "absence", revision })} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <SelectField
          name="station"
          label={ABSENCE_LABELS.station}
          options={stations.map(({ id, name }) => ({ value: String(id), label: name }))}
          placeholder="Choose a station"
          required
        />
        <TextField
          name="minutes"
          label={ABSENCE_LABELS.minutes}
          hint="480 for one person."
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <TextField name="firstDay" label={ABSENCE_LABELS.firstDay} type="date" autoComplete="off" required />
        <TextField name="lastDay" label={ABSENCE_LABELS.lastDay} type="date" autoComplete="off" required />
        <TextField name="reason" label={ABSENCE_LABELS.reason} hint="Optional. Only you see it." autoComplete="off" />
      </div>
      <p>
        <SubmitButton label="Add absence" busyLabel="Saving…" />
      </p>
    </CheckedForm>
  );
}
