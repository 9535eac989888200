import { currentRequestId } from "./request-context.server";

export type LogFields = Readonly<Record<string, unknown>>;

export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

type Level = keyof Log;

const MAX_STACK = 2000;
const MAX_CAUSES = 3;

function plain(value: unknown, causes = MAX_CAUSES): unknown {
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  const why = cause === undefined || causes === 0 ? {} : { cause: plain(cause, causes - 1) };
  return { name, message, stack: stack?.slice(0, MAX_STACK), ...why };
}

const toJson = (value: unknown) => JSON.stringify(value, (_key, inner) => plain(inner));

/** The fields that can be serialized, and a note in place of each that cannot: cyclic, a bigint, a getter that throws. */
function serializable(fields: LogFields): LogFields {
  const kept: Record<string, unknown> = {};
  for (const key of Object.keys(fields)) {
    try {
      kept[key] = JSON.parse(toJson(fields[key]) ?? "null");
    } catch {
      kept[key] = "[cannot be serialized]";
    }
  }
  return kept;
}

/** Line ends that JSON leaves as they are: NEL and the other C1 controls, DEL, the Unicode separators. */
const UNESCAPED = /[\u007f-\u009f\u2028\u2029]/g;

function serialize(level: Level, event: string, fields: LogFields): string {
  const head = { time: new Date().toISOString(), level, event };
  const entry = (own: LogFields) => toJson({ ...head, requestId: currentRequestId(), ...own, ...head });
  let line: string;
  try {
    line = entry(fields);
  } catch {
    line = entry(serializable(fields));
  }
  return line.replace(UNESCAPED, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/**
 * A log of one JSON line an event. Control characters are escaped, so that no value can forge a line, and no field
 * replaces the time, level or event. What is logged must hold no personal data and no secret: that is the caller's duty.
 *
 * @param write takes a line with its newline, and whether it is an error.
 */
export function createLog(write: (line: string, isError: boolean) => void): Log {
  const at =
    (level: Level) =>
    (event: string, fields: LogFields = {}) =>
      write(`${serialize(level, event, fields)}\n`, level === "error");
  return { info: at("info"), warn: at("warn"), error: at("error") };
}

/** The process's log: standard output, errors on standard error. */
export const log: Log = createLog((line, isError) => (isError ? process.stderr : process.stdout).write(line));
