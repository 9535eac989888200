import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The project's root folder. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

export interface SourceFile {
  /** Path from the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** The files below a folder whose names have one of the extensions, in a stable order. */
export function sourceFiles(folder: string, endings: readonly string[]): SourceFile[] {
  return (
    readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
      // `npm run lighthouse` installs packages below `test`.
      .filter((entry) => !entry.parentPath.split(path.sep).includes("node_modules"))
      .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => ({
        path: path.relative(ROOT, file).split(path.sep).join("/"),
        text: readFileSync(file, "utf8"),
      }))
  );
}
