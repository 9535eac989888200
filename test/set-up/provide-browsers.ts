import { type BrowserServer, chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { browserProgram, launchOptions } from "./browser-program";
import { type Outcome, outcomeOf } from "./outcome";

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of each worker's browser. */
    browsers: Outcome<readonly string[]>;
  }
}

/** A browser for each worker, found or installed once for all files of a project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const servers: BrowserServer[] = [];
  const launch = async () => {
    const options = launchOptions(await browserProgram());
    for (let worker = 0; worker < Number(project.config.maxWorkers); worker += 1) {
      servers.push(await chromium.launchServer(options));
    }
    return servers.map((server) => server.wsEndpoint());
  };
  project.provide("browsers", await outcomeOf("Browsers", launch));
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
