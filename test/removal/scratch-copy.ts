import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { cruise } from "dependency-cruiser";
import config from "../../.dependency-cruiser.mjs";
import { ROOT } from "../support/source-files";

/** How a command ended, with everything it printed. */
export interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

/** A copy of the project without a back end. */
export interface ScratchCopy {
  /** The test files that were deleted together with the back end. */
  readonly left: readonly string[];
  run(command: string, ...args: readonly string[]): Promise<Outcome>;
  remove(): void;
}

/** Pictures are not needed here, and make up most of the project's bytes. */
const PICTURE = /^(?:public|art)\/.*\.(?:avif|webp|png|jpe?g)$/;

/** Built or installed files, as in .gitignore, and the git history. */
const NOT_OWN =
  /^(?:\.git|build|data|public\/build|art\/photographs\/masters)$|(?:^|\/)(?:node_modules|\.cache|__pycache__)$/;

/** The project's own files below a folder, found without git, which may not be installed. */
function projectFiles(folder = ""): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_OWN.test(file) ? [] : projectFiles(file);
    return PICTURE.test(file) ? [] : [file];
  });
}

/** The browser tests use a shop with the back end's data, whether or not they import it. */
const BROWSER_TEST = /^test\/(?:browser|journeys|server)\//;

/** The files below `test` and `art` that need the back end: by any import but the registry's, or as browser tests. */
async function filesNeeding(folder: string, root: string): Promise<string[]> {
  const { tsConfig: _, ...options } = config.options ?? {};
  const { output } = await cruise(
    ["test", "art"],
    { ...options, baseDir: root, reaches: `^${folder}/` },
    { alias: { "~": path.join(root, "app") }, bustTheCache: true },
  );
  if (typeof output === "string") throw new Error(output);
  const reaching = output.modules.map(({ source }) => source).filter((source) => /^(?:test|art)\//.test(source));
  return [...new Set([...reaching, ...projectFiles().filter((file) => BROWSER_TEST.test(file))])];
}

/** Deletes the back end's line in the registry. There must be exactly one. */
function deleteRegistryLine(root: string, name: string): void {
  const file = path.join(root, "app/provider/backends.server.ts");
  const lines = readFileSync(file, "utf8").split("\n");
  const rest = lines.filter((line) => !line.includes(`"./${name}/`));
  if (rest.length !== lines.length - 1) throw new Error(`the registry has not one line of ${name}`);
  writeFileSync(file, rest.join("\n"));
}

/**
 * Copies the project, and deletes a back end, its line in the registry, and its tests.
 *
 * @param name of the back end's folder
 */
export async function copyWithout(name: string): Promise<ScratchCopy> {
  const root = mkdtempSync(path.join(tmpdir(), "without-"));
  for (const file of projectFiles()) cpSync(path.join(ROOT, file), path.join(root, file), { recursive: true });
  symlinkSync(path.join(ROOT, "node_modules"), path.join(root, "node_modules"));
  deleteRegistryLine(root, name);
  const left = await filesNeeding(`app/provider/${name}`, root);
  for (const file of [...left, `app/provider/${name}`]) rmSync(path.join(root, file), { recursive: true });
  return {
    left,
    async run(command, ...args) {
      // As an operator runs it: with the test runner's own NODE_ENV, a different shop would be built.
      const { NODE_ENV: _, ...env } = process.env;
      const child = spawn(command, args, {
        cwd: root,
        env: env as NodeJS.ProcessEnv,
        stdio: ["ignore", "pipe", "pipe"],
      });
      let output = "";
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
      const [code] = (await once(child, "close")) as [number | null];
      return { code, output };
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
