import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export interface RunOptions {
  readonly cwd: string;
  /** The whole environment, plus what the machine needs to reach the npm registry. `PATH` defaults to the machine's. */
  readonly env?: Readonly<Record<string, string>>;
  /** The user id, also used as the group id. */
  readonly user?: number | undefined;
}

/** What a machine may need to reach the npm registry. npm's own variables are left out: they describe this project. */
const PASSED_ON =
  /^(HOME|PATH|https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|npm_config_(registry|cache|userconfig))$/i;

/** Starts a command and collects what it prints. */
export function start(words: readonly string[], { cwd, env = {}, user }: RunOptions) {
  const [command = "", ...rest] = words;
  const passedOn = Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_ON.test(name)));
  const child: ChildProcess = spawn(command, rest, {
    cwd,
    env: { ...passedOn, ...env } as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (printed += chunk));
  return { child, exit: once(child, "close").then(([code]) => code as number | null), output: () => printed };
}

/**
 * Runs a command to its end.
 *
 * @returns what it printed.
 * @throws Error with what it printed, when it exits with a code other than 0.
 */
export async function run(words: readonly string[], options: RunOptions): Promise<string> {
  const { exit, output } = start(words, options);
  const code = await exit;
  if (code !== 0) throw new Error(`${words.join(" ")} ended with ${code}:\n${output()}`);
  return output();
}
