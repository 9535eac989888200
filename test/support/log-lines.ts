import { beforeEach, vi } from "vitest";

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
