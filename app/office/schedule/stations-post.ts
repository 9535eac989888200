import { type CapacitySettings, MAX_ABSENCES, MAX_STATIONS, type Station } from "~/house/capacity/capacity";
import type { zodValidator } from "~/house/forms/zod-validator";
import {
  ABSENCE_FORM_ID,
  absenceKey,
  absenceValidator,
  DATES_FORM_ID,
  datesValidator,
  RUSH_FORM_ID,
  ratesOf,
  rushOf,
  rushValidator,
  STATION_FORM_ID,
  stationValidator,
} from "./stations-form";

/** The fields of all forms of the page: what a form does, the revision that it showed, and what it is about. */
export const STATIONS_INTENT = "intent";
export const STATIONS_REVISION = "revision";
export const STATION_ID = "id";
export const ABSENCE_KEY = "absence";

/** Set once somebody has seen which orders a change puts at risk. */
export const CHECKED_FIELD = "checked";

/** A form as it was posted, each field with its value. */
export type PostedFields = readonly (readonly [string, string])[];

/** What was posted, as far as it is to be posted again. */
export const postedFields = (form: URLSearchParams): PostedFields =>
  [...form].filter(([name]) => name !== CHECKED_FIELD);

interface PostedStationsForm {
  readonly formId: string;
  readonly revision: number;
  readonly answers: Readonly<Record<string, unknown>>;
  /** `null` if a field was refused. */
  readonly change: "undo" | ((settings: CapacitySettings) => CapacitySettings) | null;
  readonly fieldErrors: Readonly<Record<string, string>>;
}

type Read = Pick<PostedStationsForm, "formId" | "answers" | "change" | "fieldErrors">;

const withoutFields = (change: PostedStationsForm["change"]): Read => ({
  formId: "",
  answers: {},
  change,
  fieldErrors: {},
});

/** The id of the form of a station; that of a new one has no number. */
export const stationFormId = (id: number | null): string =>
  id === null ? STATION_FORM_ID : `${STATION_FORM_ID}-${id}`;

const withStations = (settings: CapacitySettings, stations: readonly Station[]): CapacitySettings => ({
  ...settings,
  stations,
  absences: settings.absences.filter(({ station }) => stations.some(({ id }) => id === station)),
});

const nextId = (stations: readonly Station[]) => Math.max(0, ...stations.map(({ id }) => id)) + 1;

/** Reads a form with fields: the change that they make, or the fields that were refused. */
async function readFields<Data>(
  form: URLSearchParams,
  formId: string,
  validator: ReturnType<typeof zodValidator<Data>>,
  changeOf: (data: Data) => (settings: CapacitySettings) => CapacitySettings,
): Promise<Read> {
  const { data, error, submittedData: answers } = await validator.validate(form);
  if (error) return { formId, answers, change: null, fieldErrors: error.fieldErrors };
  return { formId, answers, change: changeOf(data), fieldErrors: {} };
}

const readStation = (form: URLSearchParams, id: number | null): Promise<Read> =>
  readFields(form, stationFormId(id), stationValidator, ({ name, minutes, ...fields }) => {
    const made = { name, minutes, rates: ratesOf(fields) };
    return (settings) => {
      const { stations } = settings;
      if (id !== null) {
        const changed = stations.map((one) => (one.id === id ? { id, ...made } : one));
        return withStations(settings, changed);
      }
      if (stations.length >= MAX_STATIONS) return settings;
      return withStations(settings, [...stations, { id: nextId(stations), ...made }]);
    };
  });

const readAbsence = (form: URLSearchParams): Promise<Read> =>
  readFields(form, ABSENCE_FORM_ID, absenceValidator, (data) => (settings) => {
    const others = settings.absences.filter((absence) => absenceKey(absence) !== absenceKey(data));
    const absences = [...others, data].sort((one, other) => (one.firstDay < other.firstDay ? -1 : 1));
    return withStations({ ...settings, absences: absences.slice(-MAX_ABSENCES) }, settings.stations);
  });

/** Settings with a station one place earlier. */
function movedUp(settings: CapacitySettings, id: number): CapacitySettings {
  const stations = [...settings.stations];
  const at = stations.findIndex((station) => station.id === id);
  const [moved] = at > 0 ? stations.splice(at, 1) : [];
  if (moved) stations.splice(at - 1, 0, moved);
  return { ...settings, stations };
}

async function readIntent(form: URLSearchParams): Promise<Read | null> {
  const typedId = form.get(STATION_ID) ?? "";
  const id = /^\d{1,6}$/.test(typedId) ? Number(typedId) : null;
  switch (form.get(STATIONS_INTENT)) {
    case "station":
      return readStation(form, id);
    case "absence":
      return readAbsence(form);
    case "dates":
      return readFields(form, DATES_FORM_ID, datesValidator, (data) => (settings) => ({ ...settings, ...data }));
    case "rush":
      return readFields(form, RUSH_FORM_ID, rushValidator, (data) => (settings) => ({
        ...settings,
        rush: rushOf(data),
      }));
    case "remove-absence": {
      const key = form.get(ABSENCE_KEY);
      return withoutFields((settings) => ({
        ...settings,
        absences: settings.absences.filter((absence) => absenceKey(absence) !== key),
      }));
    }
    case "remove-station":
      return withoutFields((settings) =>
        withStations(
          settings,
          settings.stations.filter((station) => station.id !== id),
        ),
      );
    case "move-up":
      return id === null ? null : withoutFields((settings) => movedUp(settings, id));
    case "undo":
      return withoutFields("undo");
    default:
      return null;
  }
}

/** Reads a form of the page for stations and dates; `null` if it is not one. */
export async function readStationsForm(form: URLSearchParams): Promise<PostedStationsForm | null> {
  const revision = form.get(STATIONS_REVISION) ?? "";
  if (!/^\d{1,9}$/.test(revision)) return null;
  const read = await readIntent(form);
  return read && { ...read, revision: Number(revision) };
}
