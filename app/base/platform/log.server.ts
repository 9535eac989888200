import type { Writable } from "node:stream";
import { type Logger, multistream, pino, stdTimeFunctions } from "pino";
import { currentRequestId } from "./request-context.server";

const MAX_WAITING_BYTES = 1024 * 1024;

/** A full disk, or a pipe that nobody reads, costs lines but not the process. */
export function lineSink(stream: Writable): (line: string) => void {
  let dropped = 0;
  stream.on("error", () => {});
  return (line) => {
    if (stream.writableLength > MAX_WAITING_BYTES) {
      dropped += 1;
      return;
    }
    if (dropped > 0) {
      const time = new Date().toISOString();
      stream.write(`${JSON.stringify({ level: "warn", time, event: "log.left-out", lines: dropped })}\n`);
      dropped = 0;
    }
    stream.write(line);
  };
}

type LogFields = Readonly<Record<string, unknown>>;

export interface Log {
  info(event: string, fields: LogFields): void;
  error(event: string, fields: LogFields): void;
}

type Level = "info" | "warn" | "error";

type ShopLog = Readonly<Record<Level, (event: string, fields?: LogFields) => void>>;

const MAX_STACK = 2000;
const MAX_CAUSES = 3;

/** An error whose message and stack repeat text from outside: it states what the log may show. */
interface DiscreetError extends Error {
  readonly logText: string;
}

const isDiscreet = (error: Error): error is DiscreetError => "logText" in error && typeof error.logText === "string";

/** Anything else attached to an error, such as a response or a form, may hold personal data. */
function plain(value: unknown, causes = MAX_CAUSES): unknown {
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  if (isDiscreet(value)) return { name, message: value.logText };
  const why = cause === undefined || causes === 0 ? {} : { cause: plain(cause, causes - 1) };
  return { name, message, stack: stack?.slice(0, MAX_STACK), ...why };
}

/** What JSON does not escape: NEL and the other C1 controls, DEL, the Unicode separators. */
const UNESCAPED = /[\u007f-\u009f\u2028\u2029]/g;

const escaped = (line: string) =>
  line.replace(UNESCAPED, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`);

type Write = (line: string, isError: boolean) => void;

function createLogger(write: Write): Logger {
  const stream = (isError: boolean) => ({ write: (line: string) => write(escaped(line), isError) });
  return pino(
    {
      base: null,
      messageKey: "event",
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      mixin: () => ({ requestId: currentRequestId() }),
      serializers: { error: (value: unknown) => plain(value) },
    },
    multistream(
      [
        { level: "info", stream: stream(false) },
        { level: "error", stream: stream(true) },
      ],
      { dedupe: true },
    ),
  );
}

function record(logger: Logger, level: Level, event: string, fields: LogFields): void {
  try {
    const { time: _time, level: _level, event: _event, ...own } = fields;
    logger[level](own, event);
  } catch {
    logger[level]({ fields: "[cannot be read]" }, event);
  }
}

function logOf(logger: Logger): ShopLog {
  const at =
    (level: Level) =>
    (event: string, fields: LogFields = {}) =>
      record(logger, level, event, fields);
  return { info: at("info"), warn: at("warn"), error: at("error") };
}

/** Control characters are escaped, so that no value can forge a line. Callers must not log personal data or secrets. */
export const createLog = (write: Write): ShopLog => logOf(createLogger(write));

const sinks = { out: lineSink(process.stdout), error: lineSink(process.stderr) };

export const logger = createLogger((line, isError) => (isError ? sinks.error : sinks.out)(line));

export const log: ShopLog = logOf(logger);
