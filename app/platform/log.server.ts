import { currentRequestId } from "./request-context.server";

export type LogFields = Readonly<Record<string, unknown>>;

export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

type Level = keyof Log;

const MAX_STACK = 2000;

function plain(value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  return { name, message, stack: stack?.slice(0, MAX_STACK), ...(cause === undefined ? {} : { cause: plain(cause) }) };
}

function serialize(level: Level, event: string, fields: LogFields): string {
  const head = { time: new Date().toISOString(), level, event, requestId: currentRequestId() };
  try {
    return JSON.stringify({ ...head, ...fields }, (_key, value) => plain(value));
  } catch {
    return JSON.stringify({ ...head, problem: "the fields could not be serialized" });
  }
}

/**
 * A log of one JSON line an event. JSON escapes control characters, so that no value can forge a line. What is logged
 * must hold no personal data and no secret: that is the caller's duty.
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
