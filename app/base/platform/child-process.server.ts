import { spawn } from "node:child_process";
import os from "node:os";
import { workSignal } from "./shutdown.server";

export interface ChildTask {
  readonly program: readonly [file: string, ...args: string[]];
  readonly input: Uint8Array | string;
  readonly heapMb: number;
  readonly limitMs: number;
  readonly mostBytes: number;
}

/** Why a child gave no answer: it did not start, its time or its output was over the limit, or the shop ends. */
type Fault = "start" | "time" | "bytes" | "shutdown";

interface Ended {
  /** Its exit code; `null` if a signal ended it: the shop's, or its own if it ran out of heap. */
  readonly status: number | null;
  readonly fault: Fault | null;
  readonly output: Buffer;
  readonly errors: string;
}

const notStarted = (fault: Fault, errors: string): Ended => ({ status: null, fault, output: Buffer.alloc(0), errors });

/** Lets pages go first where processes share processors. */
function yieldToPages(pid: number | undefined): void {
  try {
    if (pid !== undefined) os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {}
}

function start({ program, input, heapMb, limitMs, mostBytes }: ChildTask): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`--max-old-space-size=${heapMb}`, ...program], {
      env: { NODE_ENV: "production", MALLOC_ARENA_MAX: "1" },
      stdio: ["pipe", "pipe", "pipe"],
    });
    yieldToPages(child.pid);
    let fault: Fault | null = null;
    const stop = (why: Fault) => {
      fault ??= why;
      child.kill("SIGKILL");
    };
    const limit = setTimeout(stop, limitMs, "time");
    const endWithShop = () => stop("shutdown");
    const work = workSignal();
    work.addEventListener("abort", endWithShop);
    process.on("exit", endWithShop);
    const forget = () => {
      clearTimeout(limit);
      work.removeEventListener("abort", endWithShop);
      process.off("exit", endWithShop);
    };
    const output: Buffer[] = [];
    let [length, errors] = [0, ""];
    child.stdout.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length > mostBytes) stop("bytes");
      else output.push(chunk);
    });
    child.stderr.on("data", (chunk: Buffer) => {
      errors = `${errors}${chunk.toString()}`.slice(0, 1000);
    });
    // The process may end before it has read everything: its status says why.
    child.stdin.on("error", () => {});
    child.on("error", (error) => {
      forget();
      reject(error);
    });
    child.on("close", (status) => {
      forget();
      resolve({ status, fault, errors, output: Buffer.concat(output) });
    });
    child.stdin.end(input);
  });
}

/**
 * Runs a program of Node in a separate process, so that its work holds up no page. It gets none of this process's
 * secrets, and one memory arena: with more, glibc would retain what it no longer uses. Never throws.
 */
export async function runChild(task: ChildTask): Promise<Ended> {
  if (workSignal().aborted) return notStarted("shutdown", "");
  try {
    return await start(task);
  } catch (error) {
    return notStarted("start", String(error));
  }
}
