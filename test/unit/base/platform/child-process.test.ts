import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type ChildTask, runChild } from "~/base/platform/child-process.server";
import * as shutdown from "~/base/platform/shutdown.server";

let work = new AbortController();

const folder = mkdtempSync(path.join(tmpdir(), "child-"));
let programs = 0;

/** Runs a text as a program; its time limit is never met unless a test sets one. */
function run(text: string, bounds: Partial<ChildTask> = {}) {
  programs += 1;
  const file = path.join(folder, `${programs}.cjs`);
  writeFileSync(file, text);
  return runChild({ program: [file], input: "", heapMb: 64, limitMs: 60_000, mostBytes: 1000, ...bounds });
}

const FOREVER = "for (;;) {}";

/** A program that never ends, once it has said its process id. */
const SAYS_ITS_ID = `require("node:fs").writeFileSync(process.argv[2], String(process.pid)); ${FOREVER}`;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Starts a program that never ends, and waits until it runs. */
async function started() {
  programs += 1;
  const [file, said] = [path.join(folder, `${programs}.cjs`), path.join(folder, `${programs}.pid`)];
  writeFileSync(file, SAYS_ITS_ID);
  writeFileSync(said, "");
  const { readFileSync } = await import("node:fs");
  const ended = runChild({ program: [file, said], input: "", heapMb: 64, limitMs: 60_000, mostBytes: 1000 });
  const pid = () => Number(readFileSync(said, "utf8"));
  await vi.waitUntil(() => pid() > 0, { timeout: 30_000 });
  expect(isAlive(pid())).toBe(true);
  return { ended, pid: pid() };
}

beforeEach(() => {
  work = new AbortController();
  vi.spyOn(shutdown, "workSignal").mockImplementation(() => work.signal);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("a child process", () => {
  it("reads its input, and answers", async () => {
    const { status, fault, output } = await run("process.stdin.pipe(process.stdout)", { input: "a job" });
    expect([status, fault, output.toString()]).toEqual([0, null, "a job"]);
  });

  it("that crashes says so by its exit code and on standard error", async () => {
    const { status, fault, errors } = await run('throw new Error("a fault in it")');
    expect([status, fault]).toEqual([1, null]);
    expect(errors).toContain("a fault in it");
  });

  it("is stopped at its time limit", async () => {
    const { status, fault } = await run(FOREVER, { limitMs: 300 });
    expect([status, fault]).toEqual([null, "time"]);
  });

  it("that runs out of heap was not stopped by the shop", async () => {
    const { status, fault, errors } = await run("const all = []; for (;;) all.push(new Array(1000).fill({}))", {
      heapMb: 16,
    });
    expect(status).not.toBe(0);
    expect(fault).toBe(null);
    expect(errors).toMatch(/heap|allocation/i);
  });

  it("is stopped if it writes too much", async () => {
    const { status, fault } = await run(`process.stdout.write("x".repeat(2000)); setInterval(() => {}, 1000)`);
    expect([status, fault]).toEqual([null, "bytes"]);
  });

  it("that the system cannot start says why", async () => {
    const { status, fault, errors } = await run("", { program: ["planner.js", "x".repeat(1_000_000)] });
    expect([status, fault]).toEqual([null, "start"]);
    expect(errors).toContain("E2BIG");
  });

  it("ends with the shop, and none starts after that", async () => {
    const { ended, pid } = await started();
    work.abort();
    expect(await ended).toMatchObject({ status: null, fault: "shutdown" });
    expect(isAlive(pid)).toBe(false);
    expect(await run("process.exit(0)")).toMatchObject({ status: null, fault: "shutdown" });
  });

  it("ends with the process, however that ends", async () => {
    const before = process.listeners("exit");
    const { ended, pid } = await started();
    for (const listener of process.listeners("exit").filter((one) => !before.includes(one))) listener(1);
    expect(await ended).toMatchObject({ fault: "shutdown" });
    expect(isAlive(pid)).toBe(false);
    expect(process.listeners("exit")).toEqual(before);
  });
});
