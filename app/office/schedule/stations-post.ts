import { type CapacitySettings, MAX_ABSENCES, MAX_STATIONS, type Station } from "~/house/capacity/capacity";
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

/** A posted form of the page: what it changes, or the fields that were refused. */
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

async function readStation(form: URLSearchParams, id: number | null): Promise<Read> {
  const { data, error, submittedData: answers } = await stationValidator.validate(form);
  const posted = { formId: stationFormId(id), answers };
  if (error) return { ...posted, change: null, fieldErrors: error.fieldErrors };
  const { name, minutes, ...fields } = data;
  const made = { name, minutes, rates: ratesOf(fields) };
  const change = (settings: CapacitySettings) => {
    const { stations } = settings;
    if (id !== null)
      return withStations(
        settings,
        stations.map((one) => (one.id === id ? { id, ...made } : one)),
      );
    if (stations.length >= MAX_STATIONS) return settings;
    return withStations(settings, [...stations, { id: nextId(stations), ...made }]);
  };
  return { ...posted, change, fieldErrors: {} };
}

async function readAbsence(form: URLSearchParams): Promise<Read> {
  const { data, error, submittedData: answers } = await absenceValidator.validate(form);
  const posted = { formId: ABSENCE_FORM_ID, answers };
  if (error) return { ...posted, change: null, fieldErrors: error.fieldErrors };
  const change = (settings: CapacitySettings) => {
    const others = settings.absences.filter((absence) => absenceKey(absence) !== absenceKey(data));
    const absences = [...others, data].sort((one, other) => (one.firstDay < other.firstDay ? -1 : 1));
    return withStations({ ...settings, absences: absences.slice(-MAX_ABSENCES) }, settings.stations);
  };
  return { ...posted, change, fieldErrors: {} };
}

async function readDates(form: URLSearchParams): Promise<Read> {
  const { data, error, submittedData: answers } = await datesValidator.validate(form);
  const posted = { formId: DATES_FORM_ID, answers };
  if (error) return { ...posted, change: null, fieldErrors: error.fieldErrors };
  return { ...posted, change: (settings) => ({ ...settings, ...data }), fieldErrors: {} };
}

async function readRush(form: URLSearchParams): Promise<Read> {
  const { data, error, submittedData: answers } = await rushValidator.validate(form);
  const posted = { formId: RUSH_FORM_ID, answers };
  if (error) return { ...posted, change: null, fieldErrors: error.fieldErrors };
  return { ...posted, change: (settings) => ({ ...settings, rush: rushOf(data) }), fieldErrors: {} };
}

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
      return readDates(form);
    case "rush":
      return readRush(form);
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
