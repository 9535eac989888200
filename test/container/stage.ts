import path from "node:path";
import { MAY_CHANGE_USER } from "./base-image";
import type { Instruction } from "./dockerfile";
import type { RunOptions } from "./run";

/** A stage of a Dockerfile: what its instructions so far have made of it. */
export interface Stage {
  /** The folder that stands for `/`. */
  readonly root: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  /** The number of the user; root until `USER` says otherwise. */
  readonly user: number;
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
}

/** The folders at the top of the image that the Dockerfile makes by itself: `shop`, `data`. */
export function ownFolders(instructions: readonly Instruction[]): string[] {
  const paths = instructions.filter(({ keyword }) => keyword === "WORKDIR" || keyword === "VOLUME");
  return [...new Set(paths.map(({ rest }) => rest.split("/")[1] ?? ""))].filter((name) => name !== "");
}

/** Where a path of the image, seen from the working directory, lies on this machine. */
export function inside(stage: Stage, imagePath: string): string {
  return path.join(stage.root, path.posix.resolve(stage.workdir, imagePath));
}

/** A text with the image's own absolute paths moved below the stage's folder. */
export function moved(text: string, stage: Stage, folders: readonly string[]): string {
  const own = new RegExp(`(?<![\\w./:-])/(?:${folders.join("|")})(?=[/\\s"'\`;&]|$)`, "g");
  return text.replace(own, (found) => stage.root + found);
}

/** How a process of the stage runs; more variables as `docker run -e` gives them. */
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
