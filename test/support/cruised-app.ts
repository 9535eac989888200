import path from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import config from "../../.dependency-cruiser.mjs";

export interface Cruised {
  /** Every import that breaks a rule, as `rule: file -> import`. */
  readonly violations: readonly string[];
  /** The number of files read. */
  readonly files: number;
  /** The folders that import each other in a circle. */
  readonly circles: readonly string[];
  /** The subjects that import each other in a circle, as `wing/subject`. */
  readonly subjectCircles: readonly string[];
}

/**
 * Reads the imports below a project's `app`. The resolver keeps what it found of files and of the alias, so a process can
 * read one project.
 */
export async function cruiseApp(root: string): Promise<Cruised> {
  // The alias replaces tsconfig's paths, which would be resolved from the working directory.
  const { tsConfig: _, ...options } = config.options ?? {};
  const { output } = await cruise(
    ["app"],
    { ...options, baseDir: root, ruleSet: { forbidden: config.forbidden ?? [] }, validate: true },
    { alias: { "~": path.join(root, "app") } },
  );
  if (typeof output === "string") throw new Error(output);
  return {
    violations: listViolations(output),
    files: output.summary.totalCruised,
    circles: circlesOf(output, path.dirname),
    subjectCircles: circlesOf(output, subjectOf),
  };
}

function listViolations({ summary }: ICruiseResult): string[] {
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
}

/** The subject of a file in a wing: `ordering/cart`; empty for a file that is in none. */
const subjectOf = (file: string) => /^app\/(?!routes\/)([^/]+\/[^/]+)\//.exec(file)?.[1] ?? "";

/** Rooms of `app` that are left after removing, again and again, those that import none or are imported by none. */
function circlesOf({ modules }: ICruiseResult, roomOf: (file: string) => string): string[] {
  const arrows = modules
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved]))
    .filter((files) => files.every((file) => file.startsWith("app/")))
    .map((files) => files.map(roomOf))
    .filter(([from = "", to = ""]) => from !== to && from !== "" && to !== "");
  for (let left = arrows; ; ) {
    const [froms, tos] = [new Set(left.map(([from]) => from)), new Set(left.map(([, to]) => to))];
    const next = left.filter(([from, to]) => tos.has(from) && froms.has(to));
    if (next.length === left.length) return [...froms].map(String).sort();
    left = next;
  }
}
