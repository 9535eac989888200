import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as children from "~/base/platform/child-process.server";
import * as shutdown from "~/base/platform/shutdown.server";
import { worked } from "~/ordering/cutting/services/planner.server";
import { configure } from "../../../support/configured-shop";
import { loggedLines } from "../../../support/log-lines";

const planner = { file: "", bounds: {}, isEnding: false };
const { runChild } = children;

loggedLines();
configure({ mode: "production" });
beforeEach(() => {
  planner.isEnding = false;
  const work = () => (planner.isEnding ? AbortSignal.abort() : new AbortController().signal);
  vi.spyOn(shutdown, "workSignal").mockImplementation(work);
  vi.spyOn(children, "runChild").mockImplementation((task) =>
    runChild({ ...task, program: [planner.file], ...planner.bounds }),
  );
});

const folder = mkdtempSync(path.join(tmpdir(), "planner-"));

/** Puts a text in the planner's place. */
function plannerIs(text: string, bounds: Partial<children.ChildTask> = {}): void {
  planner.file = path.join(folder, "planner.cjs");
  planner.bounds = bounds;
  writeFileSync(planner.file, text);
}

const ECHO = "process.stdin.pipe(process.stdout)";
const FAILED = "The plan of this order could not be worked out. Please tell the operator of the server.";

afterAll(() => rmSync(folder, { recursive: true }));

describe("a planner that fails", () => {
  it.each([
    ["crashes", 'throw new Error("a fault")', {}, { message: FAILED, reason: "failing" }],
    [
      "runs out of heap",
      "const all = []; for (;;) all.push(new Array(1000).fill({}))",
      { heapMb: 16 },
      { message: FAILED, reason: "failing" },
    ],
    [
      "writes too much",
      'process.stdout.write("x".repeat(99))',
      { mostBytes: 9 },
      { message: FAILED, reason: "failing" },
    ],
    [
      "takes too long",
      "for (;;) {}",
      { limitMs: 300 },
      {
        message: "The plan of this order takes too long to work out. Please tell the operator of the server.",
        reason: "timeout",
      },
    ],
  ])("says so if it %s, and the next job is worked out", async (_, text, bounds, failure) => {
    plannerIs(text, bounds);
    await expect(worked("a job", "slow")).rejects.toMatchObject(failure);
    plannerIs(ECHO);
    expect((await worked("a job", "slow")).toString()).toBe("a job");
  });

  it("says so if the system cannot start it", async () => {
    plannerIs(ECHO, { program: ["planner.js", "x".repeat(1_000_000)] });
    await expect(worked("a job", "slow")).rejects.toMatchObject({ message: FAILED, reason: "failing" });
  });

  it("asks to come back if the shop ends", async () => {
    plannerIs(ECHO);
    planner.isEnding = true;
    await expect(worked("a job", "slow")).rejects.toMatchObject({ reason: "down", retryAfter: 30 });
  });
});

it("one planner runs for each kind of job, and more than 20 waiting jobs are refused", async () => {
  const running = { now: 0, most: 0 };
  vi.mocked(children.runChild).mockImplementation(async ({ input }) => {
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    await turn();
    running.now -= 1;
    return { status: 0, fault: null, output: Buffer.from(input), errors: "" };
  });
  const jobs = Array.from({ length: 24 }, (_, job) => worked(String(job), job < 22 ? "slow" : "quick"));
  const done = await Promise.allSettled(jobs);
  expect(running.most).toBe(2);
  const refused = done.flatMap((one, job) => (one.status === "rejected" ? [[job, one.reason.retryAfter]] : []));
  expect(refused).toEqual([[21, 30]]);
});
