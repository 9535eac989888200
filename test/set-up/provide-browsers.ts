import type { TestProject } from "vitest/node";
import { type BrowserProgram, browserProgram } from "./browser-program";
import { type Outcome, outcomeOf } from "./outcome";

declare module "vitest" {
  export interface ProvidedContext {
    browser: Outcome<BrowserProgram>;
  }
}

/** Finds or installs a browser once for all files of a project. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide("browser", await outcomeOf("Browser", browserProgram));
}
