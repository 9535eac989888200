import { beforeEach, vi } from "vitest";
import { log } from "~/base/platform/log.server";

/**
 * Captures the log of each test of a file instead of printing it.
 *
 * @returns its lines, empty again at the start of each test
 */
export function caughtLogLines(): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  beforeEach(() => {
    lines.length = 0;
    vi.spyOn(process.stdout, "write").mockImplementation((text) => lines.push(JSON.parse(String(text))) > 0);
  });
  return lines;
}

interface LoggedLine {
  readonly level: "info" | "warn" | "error";
  readonly event: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Records what the shop logs in each test of a file instead of logging it.
 *
 * @returns the lines as they were given to the log, empty again at the start of each test
 */
export function loggedLines(): LoggedLine[] {
  const lines: LoggedLine[] = [];
  beforeEach(() => {
    lines.length = 0;
    for (const level of ["info", "warn", "error"] as const) {
      vi.spyOn(log, level).mockImplementation((event, fields = {}) => void lines.push({ level, event, fields }));
    }
  });
  return lines;
}
