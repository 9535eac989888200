import { spawn } from "node:child_process";
import os from "node:os";

/** What a child process runs, and its bounds. */
export interface ChildTask {
  /** The program, a file of JavaScript, and its arguments. */
  readonly program: readonly [file: string, ...args: string[]];
  /** What it reads on standard input. */
  readonly input: Uint8Array | string;
  /** The most of its heap, in megabytes. */
  readonly heapMb: number;
  /** How long it may run, in milliseconds. */
  readonly limitMs: number;
  /** The most that it may write on standard output, in bytes. */
  readonly mostBytes: number;
}

interface Ended {
  /** Its exit code; `null` if it was killed: by its time limit, or because it wrote too much. */
  readonly status: number | null;
  readonly output: Buffer;
  /** The first 1,000 characters that it wrote on standard error. */
  readonly errors: string;
}

/** Lets pages go first where processes share processors. */
function yieldToPages(pid: number | undefined): void {
  try {
    if (pid !== undefined) os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended already, or the system does not allow it.
  }
}

/**
 * Runs a program of Node in a separate process, so that its work holds up no page, and its memory is freed when it ends.
 * It gets none of this process's secrets, and only one memory arena: with more, glibc would retain what it no longer
 * uses.
 */
export function runChild({ program, input, heapMb, limitMs, mostBytes }: ChildTask): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`--max-old-space-size=${heapMb}`, ...program], {
      env: { NODE_ENV: "production", MALLOC_ARENA_MAX: "1" },
      stdio: ["pipe", "pipe", "pipe"],
      timeout: limitMs,
      killSignal: "SIGKILL",
    });
    yieldToPages(child.pid);
    const output: Buffer[] = [];
    let [length, errors] = [0, ""];
    child.stdout.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length > mostBytes) child.kill("SIGKILL");
      else output.push(chunk);
    });
    child.stderr.on("data", (chunk: Buffer) => {
      errors = `${errors}${chunk.toString()}`.slice(0, 1000);
    });
    // The process may end before it has read everything: its status says why.
    child.stdin.on("error", () => {});
    child.on("error", reject);
    child.on("close", (status) => resolve({ status, errors, output: Buffer.concat(output) }));
    child.stdin.end(input);
  });
}
