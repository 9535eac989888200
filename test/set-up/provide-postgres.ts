import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { type Outcome, outcomeOf } from "./outcome";
import { type PostgresPrograms, postgresPrograms } from "./postgres-programs";

declare module "vitest" {
  export interface ProvidedContext {
    postgres: Outcome<PostgresPrograms>;
  }
}

/** Finds or installs the programs of Postgres once for all files of a project. */
export default async function setup(project: TestProject): Promise<() => void> {
  const outcome = await outcomeOf("Postgres", postgresPrograms);
  project.provide("postgres", outcome);
  return () => {
    if ("made" in outcome && outcome.made.scratch) rmSync(outcome.made.scratch, { recursive: true, force: true });
  };
}
