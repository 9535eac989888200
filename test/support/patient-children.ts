import { beforeEach, vi } from "vitest";
import * as children from "~/base/platform/child-process.server";

const { runChild } = children;

/** In each test of a file, a child process may take ten times as long: on a busy machine, all others go before it. */
export function patientChildren(): void {
  beforeEach(() => {
    vi.spyOn(children, "runChild").mockImplementation((task) => runChild({ ...task, limitMs: 10 * task.limitMs }));
  });
}
