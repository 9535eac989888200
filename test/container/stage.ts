import path from "node:path";
import { MAY_CHANGE_USER } from "./base-image";
import type { Instruction } from "./dockerfile";
import type { RunOptions } from "./run";

/** A stage of a Dockerfile: the result of its instructions so far. */
export interface Stage {
  /** The folder used as `/`. */
  readonly root: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  /** The user id; root until a `USER` instruction changes it. */
  readonly user: number;
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
}

/** The top-level folders that the Dockerfile itself creates: `shop`, `data`. */
export function ownFolders(instructions: readonly Instruction[]): string[] {
  const paths = instructions.filter(({ keyword }) => keyword === "WORKDIR" || keyword === "VOLUME");
  return [...new Set(paths.map(({ rest }) => rest.split("/")[1] ?? ""))].filter((name) => name !== "");
}

/** Where a path of the image, relative to its working directory, is on this machine. */
export function inside(stage: Stage, imagePath: string): string {
  return path.join(stage.root, path.posix.resolve(stage.workdir, imagePath));
}

/** A text with the image's own absolute paths moved below the stage's folder. */
export function moved(text: string, stage: Stage, folders: readonly string[]): string {
  const own = new RegExp(`(?<![\\w./:-])/(?:${folders.join("|")})(?=[/\\s"'\`;&]|$)`, "g");
  return text.replace(own, (found) => stage.root + found);
}

/** How a process of the stage runs, with more variables, as with `docker run -e`. */
export function processOf(
  stage: Stage,
  folders: readonly string[],
  more: Readonly<Record<string, string>> = {},
): RunOptions {
  const { PATH = "", ...env } = { ...stage.env, ...more };
  const entries = Object.entries(env).map(([name, value]) => [name, moved(value, stage, folders)]);
  return {
    cwd: inside(stage, "."),
    env: { PATH, ...Object.fromEntries(entries) },
    user: MAY_CHANGE_USER ? stage.user : undefined,
  };
}
